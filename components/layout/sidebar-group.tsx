"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { LinkPending } from "@/components/layout/app-shell-pending";
import { isHere, type PlaceGroup } from "@/components/layout/sidebar-place";

/** One list of the side bar, with a mark at where the reader is. */
export function SidebarGroup({ label, shown, places }: PlaceGroup) {
  const pathname = usePathname();
  return (
    <nav aria-label={label}>
      {shown && <h2>{label}</h2>}
      {places.map((place) => {
        const here = isHere(pathname, place);
        return (
          <Link
            key={place.href}
            href={place.href}
            prefetch={false}
            className={here ? "on" : undefined}
            aria-current={here ? "page" : undefined}
          >
            {place.icon}
            {place.label}
            {place.count !== undefined && <span className="n">{place.count}</span>}
            <LinkPending />
          </Link>
        );
      })}
    </nav>
  );
}
