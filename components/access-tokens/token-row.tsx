"use client";

import KeyRound from "lucide-react/icons/key-round";
import { useDeleteToken } from "@/components/access-tokens/use-delete-token";
import { SettingsRow } from "@/components/account-settings/settings-list";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useNow } from "@/components/i18n/use-now";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { StateDot } from "@/components/ui/state-dot";
import { Tooltip } from "@/components/ui/tooltip";
import type { AccessTokenJson } from "@/lib/access-tokens/schema";

/** One token: its name, last use, permissions and expiry. */
export function TokenRow({ token }: { token: AccessTokenJson }) {
  const { name, abilities, last_used_at, expires_at } = token;
  const t = useT();
  const { pending, deleteToken } = useDeleteToken(token);

  return (
    <SettingsRow
      icon={<Icon of={KeyRound} />}
      end={
        <Button
          size="s"
          variant="danger"
          pending={pending}
          aria-label={t("Delete token: :name", { name })}
          onClick={() => void deleteToken()}
        >
          {t("Delete")}
        </Button>
      }
    >
      <bdi className="font-semibold">{name}</bdi>
      <div className="flex flex-wrap items-center gap-x-3 text-small text-muted">
        <span>
          {t.rich("Last used: :time", {
            time: last_used_at ? <FormattedDate value={last_used_at} withTime /> : t("Never"),
          })}
        </span>
        {abilities.length > 0 && (
          <Tooltip text={abilities.join(", ")}>
            {(tooltip) => (
              <span {...tooltip}>
                {t("{count, plural, one {# permission} other {# permissions}}", { count: abilities.length })}
              </span>
            )}
          </Tooltip>
        )}
        {expires_at && <Expiry at={expires_at} />}
      </div>
    </SettingsRow>
  );
}

function Expiry({ at }: { at: string }) {
  const now = useNow();
  const t = useT();
  if (now !== null && Date.parse(at) <= now) return <StateDot tone="danger">{t("Expired")}</StateDot>;
  return <span>{t.rich("Expires :date", { date: <FormattedDate value={at} /> })}</span>;
}
