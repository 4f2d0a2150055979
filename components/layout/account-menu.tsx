"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { UserNameText } from "@/components/bootstrap/user-name-text";
import { useT } from "@/components/i18n/use-t";
import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import { LazyMenu } from "@/components/ui/menu";
import { useHydrated } from "@/components/ui/use-hydrated";

const loadPanel = () => import("@/components/layout/account-menu-panel").then((module) => module.AccountMenuPanel);
const NO_PROPS = {};

const NAME = "min-w-0 truncate max-md:hidden";

/**
 * The menu of the logged-in user. Renders nothing for guests. On a cached page, a script fills in the user's name
 * before the page is interactive. The picture appears once the menu is hydrated.
 */
export function AccountMenu() {
  const { user } = useBootstrap();
  const isHydrated = useHydrated();
  const t = useT();
  if (isHydrated && !user) return null;
  const shownUser = isHydrated ? user : null;

  return (
    <LazyMenu load={loadPanel} panel={NO_PROPS}>
      {(trigger) => (
        <button
          {...trigger}
          className="flex max-w-60 items-center gap-2.25 rounded-md py-0.75 ps-1 pe-2 text-control hover:bg-wash"
          aria-label={shownUser ? t("Account menu for :name", { name: shownUser.display_name }) : t("Account menu")}
        >
          {shownUser ? (
            <>
              <Avatar name={shownUser.display_name} src={shownUser.avatar} />
              <bdi className={NAME}>{shownUser.display_name}</bdi>
            </>
          ) : (
            <>
              <span className="size-7 flex-none rounded-md bg-wash-2" />
              <UserNameText of="display_name" className={NAME} />
            </>
          )}
          <Icon of={ChevronDown} className="max-md:hidden" />
        </button>
      )}
    </LazyMenu>
  );
}
