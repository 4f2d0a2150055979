"use client";

import Link from "next/link";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { usePermission } from "@/components/bootstrap/use-permission";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Fact, FactList } from "@/components/ui/fact-list";
import { useUserActions } from "@/components/users/use-user-actions";
import { UserStateDot } from "@/components/users/user-state";
import { routes } from "@/lib/routes";
import type { UserDetailsJson } from "@/lib/users/admin-schema";

/** Facts about a user that have no field in the form. */
export function UserFacts({ user }: { user: UserDetailsJson }) {
  const t = useT();
  return (
    <FactList>
      <Fact name={t("State")}>
        <UserStateDot user={user} />
      </Fact>
      {user.banned_at && <Ban user={user} />}
      <Fact name={t("Created")}>
        <FormattedDate value={user.created_at} withTime />
      </Fact>
      <Fact name={t("Two factor")}>
        <TwoFactor user={user} />
      </Fact>
      <Fact name={t("Password")}>{user.has_password ? t("Set") : t("Not set")}</Fact>
      {user.timezone && (
        <Fact name={t("Time zone")}>
          <bdi>{user.timezone}</bdi>
        </Fact>
      )}
      <Subscriptions user={user} />
    </FactList>
  );
}

/** A link to the user's subscriptions, if billing is on and the admin may see them. */
function Subscriptions({ user: { id } }: { user: UserDetailsJson }) {
  const { billing } = useBootstrap().settings;
  const canSee = usePermission("subscriptions.view");
  const t = useT();
  if (!billing.enable || !canSee) return null;
  return (
    <Fact name={t("Subscriptions")}>
      <Link className="link" href={`${routes.adminScreen("subscriptions")}?user_id=${id}`} prefetch={false}>
        {t("See subscriptions")}
      </Link>
    </Fact>
  );
}

function Ban({ user }: { user: UserDetailsJson }) {
  const t = useT();
  return (
    <>
      <Fact name={t("Reason")}>{user.ban_reason}</Fact>
      <Fact name={t("Banned until")}>
        {user.banned_until ? <FormattedDate value={user.banned_until} withTime /> : t("No end date")}
      </Fact>
    </>
  );
}

function TwoFactor({ user }: { user: UserDetailsJson }) {
  const { user: me } = useBootstrap();
  const canUpdate = usePermission("users.update");
  const { resetTwoFactor } = useUserActions();
  const t = useT();
  if (!user.two_factor_confirmed_at) return t("Off");
  return (
    <>
      {t("On")}
      {canUpdate && user.id !== me?.id && (
        <Button size="s" pending={resetTwoFactor.pending} onClick={() => void resetTwoFactor.run(user)}>
          {t("Reset")}
        </Button>
      )}
    </>
  );
}
