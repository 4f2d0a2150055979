"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { LinkPending } from "@/components/layout/app-shell-pending";
import { isHere, type Place } from "@/components/layout/sidebar-place";
import { cn } from "@/components/ui/cn";

type Props = { label: string; places: readonly Place[] };

/** On a phone: the four main places, under the thumb. */
export function Dock({ label, places }: Props) {
  const pathname = usePathname();
  return (
    <nav className="dock" aria-label={label}>
      {places.map((place) => {
        const here = isHere(pathname, place);
        return (
          <Link
            key={place.href}
            href={place.href}
            prefetch={false}
            className={cn("font-stretch-[90%] whitespace-nowrap", here && "on")}
            aria-current={here ? "page" : undefined}
          >
            {place.icon}
            {place.label}
            <LinkPending />
          </Link>
        );
      })}
    </nav>
  );
}
