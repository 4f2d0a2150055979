"use client";

import { useT } from "@/components/i18n/use-t";
import { MenuLink } from "@/components/layout/menu-link";
import { useMenus } from "@/components/layout/use-menus";

/** The menus of the footer, one column each. Those at the position "footer-secondary" are last. */
export function FooterMenus() {
  const t = useT();
  const menus = [...useMenus("footer"), ...useMenus("footer-secondary")];
  return menus.map(({ id, name, items }) => (
    <nav key={id} aria-label={t(name)}>
      <h2 className="mb-2.5">{t(name)}</h2>
      <ul className="text-muted *:mb-1.75">
        {items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} className="hover:text-text" />
          </li>
        ))}
      </ul>
    </nav>
  ));
}
