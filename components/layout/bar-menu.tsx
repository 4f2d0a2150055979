"use client";

import { useT } from "@/components/i18n/use-t";
import { NAV_COLORS } from "@/components/layout/bar-colors";
import { MenuLink } from "@/components/layout/menu-link";
import { useMenus } from "@/components/layout/use-menus";

type Props = { position: string; path?: string | undefined };

/** The menu in the top bar of a public page, on wide screens. */
export function BarMenu({ position, path }: Props) {
  const t = useT();
  const menus = useMenus(position);
  if (menus.length === 0) return null;
  return (
    <nav className={`${NAV_COLORS} flex gap-6 text-control max-md:hidden *:py-1.5`} aria-label={t("Main")}>
      {menus.flatMap(({ id, items }) =>
        items.map((item) => <MenuLink key={`${id}-${item.id}`} item={item} path={path} />),
      )}
    </nav>
  );
}
