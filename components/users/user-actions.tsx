"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { usePermission } from "@/components/bootstrap/use-permission";
import { useT } from "@/components/i18n/use-t";
import { DeleteButton } from "@/components/resource/delete-button";
import { Button } from "@/components/ui/button";
import { useStartImpersonation } from "@/components/users/use-start-impersonation";
import { useUserActions } from "@/components/users/use-user-actions";
import { useUserResource } from "@/components/users/user-resource";
import type { UserDetailsJson } from "@/lib/users/admin-schema";

/** The buttons of a user's page. */
export function UserActions({ user }: { user: UserDetailsJson }) {
  const { user: me } = useBootstrap();
  const canUpdate = usePermission("users.update");
  const canImpersonate = usePermission("users.impersonate");
  const { ban, liftBan } = useUserActions();
  const impersonate = useStartImpersonation();
  const resource = useUserResource();
  const t = useT();
  const isOther = user.id !== me?.id;

  return (
    <>
      {isOther && canImpersonate && !user.banned_at && (
        <Button pending={impersonate.pending} onClick={() => void impersonate.run(user.id)}>
          {t("Log in as this user")}
        </Button>
      )}
      {isOther && canUpdate && user.banned_at && (
        <Button pending={liftBan.pending} onClick={() => void liftBan.run(user)}>
          {t("Lift ban")}
        </Button>
      )}
      {isOther && canUpdate && !user.banned_at && (
        <Button variant="danger" onClick={() => void ban.run([user])}>
          {t("Ban…")}
        </Button>
      )}
      <DeleteButton resource={resource} row={user} />
    </>
  );
}
