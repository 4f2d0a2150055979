"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { CopyrightLine } from "@/components/layout/copyright-line";
import { MenuLink } from "@/components/layout/menu-link";
import { useMenus } from "@/components/layout/use-menus";

/** The footer of a guest screen: the site's name and policies. `year` is the year in which the page was rendered. */
export function GuestFoot({ year }: { year: number }) {
  const siteName = useBootstrap().settings.branding.site_name;
  const items = useMenus("footer-secondary").flatMap((menu) => menu.items);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small text-muted">
      <CopyrightLine siteName={siteName} year={year} />
      <span className="flex flex-wrap gap-x-4 gap-y-1">
        {items.map((item) => (
          <MenuLink key={item.id} item={item} />
        ))}
      </span>
    </footer>
  );
}
