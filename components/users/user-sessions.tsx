"use client";

import { useQuery } from "@tanstack/react-query";
import { placeName, SESSION_ICONS, sessionName } from "@/components/account-settings/session-names";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { usePermission } from "@/components/bootstrap/use-permission";
import { LoadFailure } from "@/components/errors/load-failure";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { StateDot } from "@/components/ui/state-dot";
import { useUserActions } from "@/components/users/use-user-actions";
import { UserItemList } from "@/components/users/user-item-list";
import type { SessionJson } from "@/lib/sessions/schema";
import type { UserDetailsJson } from "@/lib/users/admin-schema";
import { userClient } from "@/lib/users/client";

/** A user's sessions, and their API tokens that have been used, with a button that ends all sessions. */
export function UserSessions({ user }: { user: UserDetailsJson }) {
  const { data: sessions, error, refetch } = useQuery(userClient.sessions(user.id));
  const { user: me } = useBootstrap();
  const canUpdate = usePermission("users.update");
  const { endSessions } = useUserActions();
  const canEndSessions = canUpdate && user.id !== me?.id && sessions?.some(({ token }) => !token);
  const t = useT();

  if (error && !sessions) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!sessions) return <p role="status">{t("Loading")}</p>;
  if (sessions.length === 0) return <p className="text-muted">{t("The user is not logged in anywhere.")}</p>;
  return (
    <div className="grid content-start justify-items-start gap-4">
      <div className="w-full">
        <UserItemList label={t("Sessions")} rows={sessions.map((session) => sessionRow(session, t))} />
      </div>
      {canEndSessions && (
        <Button variant="danger" pending={endSessions.pending} onClick={() => void endSessions.run(user)}>
          {t("End all sessions")}
        </Button>
      )}
    </div>
  );
}

const sessionRow = (session: SessionJson, t: ReturnType<typeof useT>) => ({
  key: session.id,
  icon: SESSION_ICONS[session.token ? "token" : session.device_type],
  name: sessionName(session, t),
  facts: (
    <>
      <span>{placeName(session, t)}</span>
      {session.ip_address && <bdi>{session.ip_address}</bdi>}
      {!session.is_current_device && <RelativeTime value={session.last_active} />}
    </>
  ),
  end: session.is_current_device && <StateDot tone="success">{t("This device")}</StateDot>,
});
