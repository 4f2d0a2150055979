"use client";

import { useT } from "@/components/i18n/use-t";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { useAction } from "@/components/query/use-action";
import { confirm } from "@/components/ui/confirm";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import { toast } from "@/components/ui/toast";
import type { BanDialogProps } from "@/components/users/ban-dialog";
import { userName } from "@/components/users/user-resource";
import type { UserDetailsJson } from "@/lib/users/admin-schema";
import { userClient } from "@/lib/users/client";

const BanDialog = lazyDialog<BanDialogProps>(() =>
  import("@/components/users/ban-dialog").then((module) => module.BanDialog),
);
const REFRESH_USERS = { refresh: [userClient.key] };

/** An admin's actions on a user, other than editing and deleting. Most ask for a confirmation. */
export function useUserActions() {
  const t = useT();
  const confirmPassword = usePasswordConfirmation();

  const ban = useAction(
    async (users: readonly UserDetailsJson[]) =>
      (await openDialog<BanDialogProps, boolean>(BanDialog, { users })) === true,
    { ...REFRESH_USERS, before: () => confirmPassword() },
  );

  const liftBan = useAction((user: UserDetailsJson) => userClient.liftBan(user.id), {
    ...REFRESH_USERS,
    onSuccess: () => toast({ message: t("Ban lifted") }),
  });

  const endSessions = useAction((user: UserDetailsJson) => userClient.endSessions(user.id), {
    ...REFRESH_USERS,
    before: (user) =>
      confirm({
        title: t('End all sessions of ":name"?', { name: userName(user) }),
        body: t("Every device is logged out at its next request. API tokens keep working."),
        action: t("End all sessions"),
        danger: true,
      }),
    onSuccess: () => toast({ message: t("Sessions ended") }),
  });

  const resetTwoFactor = useAction((user: UserDetailsJson) => userClient.resetTwoFactor(user.id), {
    ...REFRESH_USERS,
    before: async (user) =>
      (await confirm({
        title: t('Reset two factor authentication of ":name"?', { name: userName(user) }),
        body: t("The user can then log in with only the password. We notify the user by email."),
        action: t("Reset two factor"),
        danger: true,
      })) && confirmPassword(),
    onSuccess: () => toast({ message: t("Two factor authentication reset") }),
  });

  return { ban, liftBan, endSessions, resetTwoFactor };
}
