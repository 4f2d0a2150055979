"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { useAccountEntries } from "@/components/layout/use-account-entries";
import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";

/** The menu of the logged-in user. Renders nothing for guests. */
export function AccountMenu() {
  const { user } = useBootstrap();
  const entries = useAccountEntries();
  const t = useT();
  if (!user) return null;

  const header = (
    <div className="flex items-center gap-2.5 px-2.5 pt-2 pb-2.5">
      <Avatar name={user.display_name} src={user.avatar} />
      <span className="grid min-w-0">
        <span className="min-w-0 truncate font-semibold">{user.display_name}</span>
        <bdi className="min-w-0 truncate text-tiny text-muted">{user.email}</bdi>
      </span>
    </div>
  );
  return (
    <Menu entries={entries} header={header}>
      {(trigger) => (
        <button
          {...trigger}
          className="flex max-w-60 items-center gap-2.25 rounded-md py-0.75 ps-1 pe-2 text-control hover:bg-wash"
          aria-label={t("Account menu of :name", { name: user.display_name })}
        >
          <Avatar name={user.display_name} src={user.avatar} />
          <span className="min-w-0 truncate max-md:hidden">{user.display_name}</span>
          <Icon of={ChevronDown} className="max-md:hidden" />
        </button>
      )}
    </Menu>
  );
}
