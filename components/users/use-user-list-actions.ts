"use client";

import Ban from "lucide-react/icons/ban";
import LogIn from "lucide-react/icons/log-in";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { usePermission } from "@/components/bootstrap/use-permission";
import type { BulkAction } from "@/components/data-table/column";
import { useT } from "@/components/i18n/use-t";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { useStartImpersonation } from "@/components/users/use-start-impersonation";
import { useUserActions } from "@/components/users/use-user-actions";
import { userName } from "@/components/users/user-resource";
import type { UserDetailsJson } from "@/lib/users/admin-schema";

/**
 * Additional entries for the menu of a user in the list, and for the bar that is shown while users are selected. They
 * do not apply to the admin's own account.
 */
export function useUserListActions() {
  const { user: me } = useBootstrap();
  const canUpdate = usePermission("users.update");
  const canImpersonate = usePermission("users.impersonate");
  const { ban, liftBan } = useUserActions();
  const impersonate = useStartImpersonation();
  const t = useT();
  const isOther = ({ id }: UserDetailsJson) => id !== me?.id;

  const logInEntry = (user: UserDetailsJson): MenuEntry => ({
    key: "impersonate",
    label: t("Log in as :name", { name: userName(user) }),
    icon: LogIn,
    flip: true,
    onSelect: () => void impersonate.run(user.id),
  });

  const banEntry = (user: UserDetailsJson): MenuEntry =>
    user.banned_at
      ? { label: t("Lift ban"), icon: RotateCcw, onSelect: () => void liftBan.run(user) }
      : { label: t("Ban…"), icon: Ban, onSelect: () => void ban.run([user]) };

  const banActions = (users: UserDetailsJson[]): BulkAction[] =>
    users.some(isOther) ? [{ label: t("Ban…"), icon: Ban, run: () => ban.run(users.filter(isOther)) }] : [];

  return {
    rowActions: (user: UserDetailsJson): MenuEntry[] => {
      if (!isOther(user)) return [];
      return [...(canImpersonate && !user.banned_at ? [logInEntry(user)] : []), ...(canUpdate ? [banEntry(user)] : [])];
    },
    bulkActions: canUpdate ? banActions : undefined,
  };
}
