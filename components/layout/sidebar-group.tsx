"use client";

import Link from "next/link";
import { LinkPending } from "@/components/layout/app-shell-pending";
import { isHere, type PlaceGroup } from "@/components/layout/sidebar-place";
import { usePagePath } from "@/components/layout/use-page-path";
import { cn } from "@/components/ui/cn";

const PLACE = "relative flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5";
const HERE =
  "bg-wash-2 font-semibold before:absolute before:inset-y-[7px] before:-start-3 before:w-[3px] before:bg-accent";

/** A group of links in the sidebar, with the current one marked. */
export function SidebarGroup({ label, labelShown, places }: PlaceGroup) {
  const pathname = usePagePath();
  return (
    <nav aria-label={label}>
      {labelShown && <h2 className="px-2.5 pb-1.5 text-tiny leading-[1.55] font-medium text-muted">{label}</h2>}
      {places.map((place) => {
        const isCurrent = isHere(pathname, place);
        return (
          <Link
            key={place.href}
            href={place.href}
            prefetch={false}
            className={cn(PLACE, isCurrent ? HERE : "hover:bg-wash [&>svg]:text-muted")}
            aria-current={isCurrent ? "page" : undefined}
          >
            {place.icon}
            {place.label}
            {place.count !== undefined && (
              <span className="ms-auto text-tiny font-normal text-muted">{place.count}</span>
            )}
            <LinkPending />
          </Link>
        );
      })}
    </nav>
  );
}
