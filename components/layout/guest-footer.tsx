"use client";

import type { Copyright } from "@/components/layout/copyright";
import { CopyrightLine } from "@/components/layout/copyright-line";
import { MenuLink } from "@/components/layout/menu-link";
import { useMenus } from "@/components/layout/use-menus";

/** The footer of a guest screen: the copyright line, and the links at the position "footer-secondary". */
export function GuestFooter({ copyright }: { copyright: Copyright }) {
  const items = useMenus("footer-secondary").flatMap((menu) => menu.items);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small text-muted">
      <CopyrightLine {...copyright} />
      <span className="flex flex-wrap gap-x-4 gap-y-1">
        {items.map((item) => (
          <MenuLink key={item.id} item={item} />
        ))}
      </span>
    </footer>
  );
}
