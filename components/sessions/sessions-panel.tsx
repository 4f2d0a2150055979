"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Panel } from "@/components/account-settings/panel";
import { SettingsListPlaceholder } from "@/components/account-settings/settings-list";
import { useT } from "@/components/i18n/use-t";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { SessionList } from "@/components/sessions/session-list";
import { Button } from "@/components/ui/button";
import { RetryNote } from "@/components/ui/retry-note";
import { toast } from "@/components/ui/toast";
import { sessionClient } from "@/lib/sessions/client";

/**
 * The user's active sessions and API tokens. Each has a button that ends it, except the current session. Another button
 * ends all other sessions, but no API tokens. `activity` is shown below.
 */
export function SessionsPanel({ activity }: { activity?: ReactNode }) {
  const t = useT();
  const queries = useQueryClient();
  const confirmPassword = usePasswordConfirmation();
  const { data: sessions, isError, refetch } = useQuery(sessionClient.list());

  async function logOutOthers() {
    const confirmed = await confirmPassword({ always: true, submit: sessionClient.logOutOthers });
    if (!confirmed) return;
    toast({ message: t("Logged out other sessions.") });
    await queries.invalidateQueries({ queryKey: sessionClient.key });
  }

  return (
    <Panel
      id="sessions"
      title={t("Active sessions")}
      description={t("Log out of all other devices if you do not recognise one of these.")}
    >
      {sessions && <SessionList sessions={sessions} />}
      {!sessions && isError && (
        <RetryNote onRetry={() => void refetch()}>
          {(retry) => t.rich("The sessions could not be loaded. <retry>Try again</retry>", { retry })}
        </RetryNote>
      )}
      {!sessions && !isError && (
        <SettingsListPlaceholder label={t("Loading your sessions")} widths={["w-[60%]", "w-[45%]"]} />
      )}
      <div>
        <Button onClick={() => void logOutOthers()}>{t("Log out other sessions")}</Button>
      </div>
      {activity}
    </Panel>
  );
}
