"use client";

import { deviceName, placeName } from "@/components/account-settings/session-names";
import { SettingsRow } from "@/components/account-settings/settings-list";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { EVENT_ICONS, eventText } from "@/components/security-events/event-texts";
import { Icon } from "@/components/ui/icon";
import type { SecurityEventJson } from "@/lib/security-events/schema";

/** An event: what happened, when, and either the device and place or the note that an admin did it. */
export function SecurityEventRow({ event }: { event: SecurityEventJson }) {
  const t = useT();
  return (
    <SettingsRow icon={<Icon of={EVENT_ICONS[event.type]} />} end={null}>
      <span className="font-semibold">{eventText(event, t)}</span>
      <div className="flex flex-wrap items-center gap-x-3 text-small text-muted">
        <RelativeTime value={event.created_at} />
        {event.by_admin ? (
          <span>{t("By an admin")}</span>
        ) : (
          <>
            <span>{deviceName(event, t)}</span>
            {event.country && <span>{placeName(event, t)}</span>}
            {event.ip_address && <bdi className="wrap-anywhere">{event.ip_address}</bdi>}
          </>
        )}
      </div>
    </SettingsRow>
  );
}
