"use client";

import { placeName, SESSION_ICONS, sessionName } from "@/components/account-settings/session-names";
import { SettingsRow } from "@/components/account-settings/settings-list";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { useEndSession } from "@/components/sessions/use-end-session";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { StateDot } from "@/components/ui/state-dot";
import type { SessionJson } from "@/lib/sessions/schema";

/** A session or API token, with its last activity and a button that ends it. The current session has neither. */
export function SessionRow({ session }: { session: SessionJson }) {
  const t = useT();
  const name = sessionName(session, t);
  const { pending, end } = useEndSession(session, name);
  const [action, label] = session.token
    ? [t("Delete token"), t("Delete token: :name", { name: session.token_name ?? "" })]
    : [t("End session"), t("End session: :name", { name })];

  return (
    <SettingsRow
      icon={<Icon of={SESSION_ICONS[session.token ? "token" : session.device_type]} />}
      end={
        session.is_current_device ? (
          <StateDot tone="success">{t("This device")}</StateDot>
        ) : (
          <Button size="s" pending={pending} aria-label={label} onClick={() => void end()}>
            {action}
          </Button>
        )
      }
    >
      <span className="font-semibold">{name}</span>
      <div className="flex flex-wrap items-center gap-x-3 text-small text-muted">
        <span>{placeName(session, t)}</span>
        {session.ip_address && <bdi className="wrap-anywhere">{session.ip_address}</bdi>}
        {!session.is_current_device && <RelativeTime value={session.last_active} />}
      </div>
    </SettingsRow>
  );
}
