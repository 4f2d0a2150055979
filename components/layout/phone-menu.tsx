"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { NAV_COLORS } from "@/components/layout/bar-colors";
import { MenuLink } from "@/components/layout/menu-link";
import { useMenus } from "@/components/layout/use-menus";
import { buttonVariants } from "@/components/ui/button-variants";
import { NamedIcon } from "@/components/ui/named-icon";
import { routes } from "@/lib/routes";

const PANEL_ID = "phone-menu";

type Props = { position: string; path?: string | undefined };

/**
 * Replaces `BarMenu` on a phone. This menu is a popover, which the browser opens and closes, so it works before any
 * script has loaded.
 */
export function PhoneMenu({ position, path }: Props) {
  const t = useT();
  const { user, settings } = useBootstrap();
  const menus = useMenus(position);
  const offersRegistration = !user && !settings.registration.disable;
  if (menus.length === 0 && !offersRegistration) return null;
  return (
    <div className="md:hidden">
      <button
        type="button"
        className={buttonVariants({ variant: "ghost", icon: true, className: "-me-2" })}
        popoverTarget={PANEL_ID}
        aria-label={t("Menu")}
      >
        <NamedIcon name="menu" className="size-4.75" />
      </button>
      <div
        id={PANEL_ID}
        popover="auto"
        className="fixed inset-[57px_0_auto] max-h-[calc(100dvh-57px)] w-full overflow-y-auto border-plinth border-b-3 bg-navbar px-5 pt-2 pb-5 text-on-navbar shadow-lift [--rise:-4px] backdrop:top-[57px] backdrop:bg-scrim open:animate-enter"
      >
        <nav
          className={`${NAV_COLORS} flex flex-col text-[1.0667rem] *:border-line *:border-b *:py-3.25`}
          aria-label={t("Main")}
        >
          {menus.flatMap(({ id, items }) =>
            items.map((item) => <MenuLink key={`${id}-${item.id}`} item={item} path={path} />),
          )}
        </nav>
        {offersRegistration && (
          <a className={buttonVariants({ full: true, className: "mt-4 logged-in:hidden" })} href={routes.register}>
            {t("Register")}
          </a>
        )}
      </div>
    </div>
  );
}
