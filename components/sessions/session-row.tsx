"use client";

import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { placeName, SESSION_ICONS, sessionName } from "@/components/sessions/session-names";
import { useEndSession } from "@/components/sessions/use-end-session";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { StateDot } from "@/components/ui/state-dot";
import type { SessionJson } from "@/lib/sessions/schema";

/** One device or program: what it is, where it is, and when it was last active. */
export function SessionRow({ session }: { session: SessionJson }) {
  const t = useT();
  const name = sessionName(session, t);
  const { pending, end } = useEndSession(session, name);

  return (
    <li>
      <Icon of={SESSION_ICONS[session.token ? "token" : session.device_type]} />
      <div>
        <span className="font-semibold">{name}</span>
        <div className="flex items-center gap-2 flex-wrap text-small text-muted" style={{ columnGap: 12, rowGap: 0 }}>
          <span>{placeName(session, t)}</span>
          {session.ip_address && <bdi style={{ overflowWrap: "anywhere" }}>{session.ip_address}</bdi>}
          {!session.is_current_device && <RelativeTime value={session.last_active} />}
        </div>
      </div>
      {session.is_current_device ? (
        <StateDot tone="success">{t("This device")}</StateDot>
      ) : (
        <Button size="s" pending={pending} aria-label={t("End session: :name", { name })} onClick={() => void end()}>
          {t("End session")}
        </Button>
      )}
    </li>
  );
}
