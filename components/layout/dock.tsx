"use client";

import Link from "next/link";
import { LinkPending } from "@/components/layout/link-pending";
import { isCurrentItem, type NavItem } from "@/components/layout/nav-item";
import { usePagePath } from "@/components/layout/use-page-path";
import { cn } from "@/components/ui/cn";

type Props = { label: string; items: readonly NavItem[] };

const ITEM =
  "-mt-px grid justify-items-center gap-1 border-t-3 px-0.5 pt-[9px] pb-[11px] text-micro font-stretch-[90%] whitespace-nowrap [&>svg]:size-5";

/** Links to the four main screens, at the bottom of a phone's screen. */
export function Dock({ label, items }: Props) {
  const pathname = usePagePath();
  return (
    <nav
      data-dock
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-t border-line bg-surface md:hidden"
      aria-label={label}
    >
      {items.map((item) => {
        const isCurrent = isCurrentItem(pathname, item);
        return (
          <Link
            key={item.href}
            href={item.href}
            prefetch={false}
            className={cn(ITEM, isCurrent ? "border-accent font-semibold text-text" : "border-transparent text-muted")}
            aria-current={isCurrent ? "page" : undefined}
          >
            {item.icon}
            {item.label}
            <LinkPending />
          </Link>
        );
      })}
    </nav>
  );
}
