"use client";

import { useT } from "@/components/i18n/use-t";
import { SessionRow } from "@/components/sessions/session-row";
import type { SessionJson } from "@/lib/sessions/schema";

const MAX_HEIGHT_PX = 400;

/** However many there are, the panels below stay within reach. */
export function SessionList({ sessions }: { sessions: SessionJson[] }) {
  const t = useT();
  return (
    <ul className="lines" aria-label={t("Active sessions")} style={{ maxBlockSize: MAX_HEIGHT_PX, overflowY: "auto" }}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}
