"use client";

import KeyRound from "lucide-react/icons/key-round";
import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import Tablet from "lucide-react/icons/tablet";
import { SettingsRow } from "@/components/account-settings/settings-list";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { useEndSession } from "@/components/sessions/use-end-session";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { StateDot } from "@/components/ui/state-dot";
import type { T } from "@/lib/i18n/create-t";
import type { SessionJson } from "@/lib/sessions/schema";

const ICONS = { desktop: Monitor, tablet: Tablet, mobile: Smartphone };

/** One device or program: what it is, where it is, and when it was last active. */
export function SessionRow({ session }: { session: SessionJson }) {
  const t = useT();
  const name = sessionName(session, t);
  const { pending, end } = useEndSession(session, name);

  return (
    <SettingsRow
      icon={<Icon of={session.token ? KeyRound : ICONS[session.device_type]} />}
      end={
        session.is_current_device ? (
          <StateDot tone="success">{t("This device")}</StateDot>
        ) : (
          <Button size="s" pending={pending} aria-label={t("End session: :name", { name })} onClick={() => void end()}>
            {t("End session")}
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

function sessionName({ token, token_name, platform, browser }: SessionJson, t: T): string {
  if (token) return t("API token: :name", { name: token_name ?? "" });
  if (platform && browser) return t(":platform, :browser", { platform, browser });
  return platform ?? browser ?? t("Unknown device");
}

function placeName({ city, country }: SessionJson, t: T): string {
  if (city && country) return t(":city, :country", { city, country });
  return city ?? country ?? t("Unknown place");
}
