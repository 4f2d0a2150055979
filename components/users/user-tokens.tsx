"use client";

import KeyRound from "lucide-react/icons/key-round";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { UserItemList } from "@/components/users/user-item-list";
import type { AccessTokenJson } from "@/lib/access-tokens/schema";

/** The API tokens of a user. */
export function UserTokens({ tokens }: { tokens: readonly AccessTokenJson[] }) {
  const t = useT();
  if (tokens.length === 0) return <p className="text-muted">{t("The user has no API tokens.")}</p>;
  const rows = tokens.map((token) => ({
    key: token.id,
    icon: KeyRound,
    name: <bdi>{token.name}</bdi>,
    facts: <TokenFacts token={token} />,
  }));
  return <UserItemList label={t("API tokens")} rows={rows} />;
}

function TokenFacts({ token: { abilities, last_used_at, expires_at } }: { token: AccessTokenJson }) {
  const t = useT();
  return (
    <>
      <span>
        {t.rich("Last used: :time", {
          time: last_used_at ? <FormattedDate value={last_used_at} withTime /> : t("Never"),
        })}
      </span>
      {abilities.length > 0 && (
        <span>{t("{count, plural, one {# permission} other {# permissions}}", { count: abilities.length })}</span>
      )}
      {expires_at && <span>{t.rich("Expires :date", { date: <FormattedDate value={expires_at} /> })}</span>}
    </>
  );
}
