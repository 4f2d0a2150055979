"use client";

import { useQuery } from "@tanstack/react-query";
import { TokenRow } from "@/components/access-tokens/token-row";
import { SettingsList, SettingsListPlaceholder } from "@/components/account-settings/settings-list";
import { useT } from "@/components/i18n/use-t";
import { RetryNote } from "@/components/ui/retry-note";
import { accessTokensClient } from "@/lib/access-tokens/client";

/** The tokens, newest first. Renders nothing if there are none. */
export function TokenList() {
  const { data, isError, refetch } = useQuery(accessTokensClient.list());
  const t = useT();

  if (data && data.pagination.data.length === 0) return null;
  if (data) {
    return (
      <SettingsList label={t("API access tokens")}>
        {data.pagination.data.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </SettingsList>
    );
  }
  if (!isError) return <SettingsListPlaceholder label={t("Loading your tokens")} widths={["w-[45%]"]} />;
  return (
    <RetryNote onRetry={() => void refetch()}>
      {(retry) => t.rich("The tokens could not be loaded. <retry>Try again</retry>", { retry })}
    </RetryNote>
  );
}
