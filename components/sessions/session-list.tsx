"use client";

import { SettingsList } from "@/components/account-settings/settings-list";
import { useT } from "@/components/i18n/use-t";
import { SessionRow } from "@/components/sessions/session-row";
import type { SessionJson } from "@/lib/sessions/schema";

/** The list of sessions. A long list scrolls, so that the panels below stay within reach. */
export function SessionList({ sessions }: { sessions: SessionJson[] }) {
  const t = useT();
  return (
    <SettingsList label={t("Active sessions")} className="max-h-100 overflow-y-auto">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </SettingsList>
  );
}
