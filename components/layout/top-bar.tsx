import type { ReactNode } from "react";
import { BAR_COLORS } from "@/components/layout/bar-colors";
import { cn } from "@/components/ui/cn";

type Props = {
  /** On a phone: the drawer's button and the logo, because the sidebar is hidden. */
  lead: ReactNode;
  /** The search box. */
  search: ReactNode;
  /** The bell and the account. */
  children: ReactNode;
};

/** The bar at the top of member pages. */
export function TopBar({ lead, search, children }: Props) {
  return (
    <header
      data-bar
      data-region
      tabIndex={-1}
      className={cn(
        BAR_COLORS,
        "sticky top-(--banner-size,0px) z-10 flex min-h-14 items-center gap-2 border-b px-4 py-2 md:min-h-15 md:px-8 md:py-3",
      )}
    >
      {lead}
      {search}
      <span className="ms-auto flex items-center gap-2">{children}</span>
    </header>
  );
}
