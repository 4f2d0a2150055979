"use client";

import Link from "next/link";
import { LinkPending } from "@/components/layout/app-shell-pending";
import { isHere, type Place } from "@/components/layout/sidebar-place";
import { usePagePath } from "@/components/layout/use-page-path";
import { cn } from "@/components/ui/cn";

type Props = { label: string; places: readonly Place[] };

const PLACE =
  "-mt-px grid justify-items-center gap-1 border-t-3 px-0.5 pt-[9px] pb-[11px] text-micro font-stretch-[90%] whitespace-nowrap [&>svg]:size-5";

/** Links to the four main screens, at the bottom of a phone's screen. */
export function Dock({ label, places }: Props) {
  const pathname = usePagePath();
  return (
    <nav
      data-dock
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-t border-line bg-surface md:hidden"
      aria-label={label}
    >
      {places.map((place) => {
        const isCurrent = isHere(pathname, place);
        return (
          <Link
            key={place.href}
            href={place.href}
            prefetch={false}
            className={cn(PLACE, isCurrent ? "border-accent font-semibold text-text" : "border-transparent text-muted")}
            aria-current={isCurrent ? "page" : undefined}
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
