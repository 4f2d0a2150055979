"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { SettingsList, SettingsListPlaceholder } from "@/components/account-settings/settings-list";
import { useT } from "@/components/i18n/use-t";
import { SecurityEventRow } from "@/components/security-events/security-event-row";
import { Button } from "@/components/ui/button";
import { RetryNote } from "@/components/ui/retry-note";
import { securityEventsClient } from "@/lib/security-events/client";

/** The user's latest logins, failed logins and changes to how they log in. A button loads older events. */
export function SecurityEventList() {
  const t = useT();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    securityEventsClient.list(),
  );
  return (
    <div className="grid gap-3 pt-4">
      <h3 className="type-item">{t("Recent activity")}</h3>
      {data && (
        <SettingsList label={t("Recent activity")}>
          {data.map((event) => (
            <SecurityEventRow key={event.id} event={event} />
          ))}
        </SettingsList>
      )}
      {data?.length === 0 && <p className="text-small text-muted">{t("Nothing has been recorded yet.")}</p>}
      {!data && isError && (
        <RetryNote onRetry={() => void refetch()}>
          {(retry) => t.rich("Your recent activity could not be loaded. <retry>Try again</retry>", { retry })}
        </RetryNote>
      )}
      {!data && !isError && (
        <SettingsListPlaceholder label={t("Loading your recent activity")} widths={["w-[40%]", "w-[55%]"]} />
      )}
      {hasNextPage && (
        <div>
          <Button size="s" variant="ghost" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("Show more")}
          </Button>
        </div>
      )}
    </div>
  );
}
