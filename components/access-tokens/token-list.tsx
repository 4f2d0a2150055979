"use client";

import { useQuery } from "@tanstack/react-query";
import { TokenRow } from "@/components/access-tokens/token-row";
import { useT } from "@/components/i18n/use-t";
import { Note } from "@/components/ui/note";
import { Skeleton } from "@/components/ui/skeleton";
import { accessTokensClient } from "@/lib/access-tokens/client";

/** The tokens, the newest first; nothing where there are none yet. */
export function TokenList() {
  const { data, isError, refetch } = useQuery(accessTokensClient.list());
  const t = useT();

  if (data && data.pagination.data.length === 0) return null;
  if (data) {
    return (
      <ul className="lines" aria-label={t("API access tokens")}>
        {data.pagination.data.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
    );
  }
  if (!isError) return <Loading label={t("Loading your tokens")} />;
  return (
    <Note tone="bad" role="alert">
      {t.rich("The tokens could not be loaded. <retry>Try again</retry>", {
        retry: (text) => (
          <button type="button" className="link" onClick={() => void refetch()}>
            {text}
          </button>
        ),
      })}
    </Note>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className="lines" role="status" aria-label={label}>
      <div>
        <Skeleton width={18} height={18} />
        <div className="grid content-start gap-2">
          <Skeleton width="45%" height={14} />
          <Skeleton width="30%" height={12} />
        </div>
      </div>
    </div>
  );
}
