"use client";

import MenuIcon from "lucide-react/icons/menu";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { MenuLink } from "@/components/layout/menu-link";
import { useMenus } from "@/components/layout/use-menus";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { routes } from "@/lib/routes";

const PANEL = "phone-menu";

type Props = { position: string; path?: string | undefined };

/** The same menu on a phone: a panel under the bar, opened and closed by the browser itself, so it works before any script has come. */
export function PhoneMenu({ position, path }: Props) {
  const t = useT();
  const { user, settings } = useBootstrap();
  const menus = useMenus(position);
  const offersRegister = !user && !settings.registration.disable;
  if (menus.length === 0 && !offersRegister) return null;
  return (
    <div className="md:hidden">
      <button
        type="button"
        className={buttonClass({ variant: "ghost", icon: true, className: "-me-2" })}
        popoverTarget={PANEL}
        aria-label={t("Menu")}
      >
        <Icon of={MenuIcon} className="size-5" />
      </button>
      <div id={PANEL} popover="auto" className="phone-menu">
        <nav aria-label={t("Main")}>
          {menus.flatMap(({ id, items }) =>
            items.map((item) => <MenuLink key={`${id}-${item.id}`} item={item} path={path} />),
          )}
        </nav>
        {offersRegister && (
          <a className={buttonClass({ full: true, className: "signed-in:hidden" })} href={routes.register}>
            {t("Register")}
          </a>
        )}
      </div>
    </div>
  );
}
