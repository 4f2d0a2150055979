"use client";

import Globe from "lucide-react/icons/globe";
import KeyRound from "lucide-react/icons/key-round";
import Monitor from "lucide-react/icons/monitor";
import type { ReactNode } from "react";
import { SettingsRow } from "@/components/account-settings/settings-list";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useT } from "@/components/i18n/use-t";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { accessReviewClient } from "@/lib/access-review/client";
import type { AccessReview } from "@/lib/access-review/schema";
import { accessTokensClient } from "@/lib/access-tokens/client";
import { SERVICE_NAMES } from "@/lib/settings/social-services";
import { socialClient } from "@/lib/social/client";

/** The API tokens, services and known browsers, each with a button that deletes, disconnects or forgets it. */
export function ReviewRows({ review: { tokens, services, devices } }: { review: AccessReview }) {
  const t = useT();
  const confirmPassword = usePasswordConfirmation();
  return (
    <>
      {tokens.map(({ id, name, created_at }) => (
        <ReviewRow
          key={`token-${id}`}
          icon={<Icon of={KeyRound} />}
          name={t("API token: :name", { name })}
          details={t.rich("Created :date", { date: <FormattedDate value={created_at} /> })}
          actionLabel={t("Delete")}
          remove={() => accessTokensClient.remove(id)}
        />
      ))}
      {services.map(({ service, connected_at }) => (
        <ReviewRow
          key={service}
          icon={<Icon of={Globe} />}
          name={t("Login with :service", { service: SERVICE_NAMES[service] })}
          details={t.rich("Connected :date", { date: <FormattedDate value={connected_at} /> })}
          actionLabel={t("Disconnect")}
          before={() => confirmPassword()}
          remove={() => socialClient.disconnect(service)}
        />
      ))}
      {devices.map(({ id, first_seen, last_seen }) => (
        <ReviewRow
          key={`device-${id}`}
          icon={<Icon of={Monitor} />}
          name={t("Another browser that has logged in")}
          details={t.rich("First login :first, last login :last", {
            first: <FormattedDate value={first_seen} />,
            last: <FormattedDate value={last_seen} />,
          })}
          actionLabel={t("Forget")}
          remove={() => accessReviewClient.forgetDevice(id)}
        />
      ))}
    </>
  );
}

type RowProps = {
  icon: ReactNode;
  name: string;
  details: ReactNode;
  actionLabel: string;
  before?: () => Promise<unknown>;
  remove: () => Promise<unknown>;
};

function ReviewRow({ icon, name, details, actionLabel, before, remove }: RowProps) {
  const { run, pending } = useAction(remove, { ...(before && { before }), refresh: [accessReviewClient.key] });
  return (
    <SettingsRow
      icon={icon}
      end={
        <Button size="s" pending={pending} aria-label={`${actionLabel}: ${name}`} onClick={() => void run()}>
          {actionLabel}
        </Button>
      }
    >
      <span className="font-semibold wrap-anywhere">{name}</span>
      <div className="text-small text-muted">{details}</div>
    </SettingsRow>
  );
}
