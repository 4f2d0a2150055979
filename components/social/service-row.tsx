"use client";

import { SettingsRow } from "@/components/account-settings/settings-list";
import { useAccountRefresh } from "@/components/account-settings/use-account";
import { useT } from "@/components/i18n/use-t";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { ServiceMark } from "@/components/ui/service-mark";
import { toast } from "@/components/ui/toast";
import { SERVICE_NAMES, type Service } from "@/lib/settings/social-services";
import { socialClient } from "@/lib/social/client";

type Props = {
  service: Service;
  /** Undefined if the service is not connected. */
  profile: { username: string } | undefined;
  isConnecting: boolean;
  onConnect: () => void;
};

/** One service: its connected account and the button to connect or disconnect it. */
export function ServiceRow({ service, profile, isConnecting, onConnect }: Props) {
  const t = useT();
  const refresh = useAccountRefresh();
  const name = SERVICE_NAMES[service];
  const confirmPassword = usePasswordConfirmation();
  const { run: disconnect, pending: isDisconnecting } = useAction(() => socialClient.disconnect(service), {
    before: () => confirmPassword(),
    onSuccess: () => {
      toast({ message: t("Disabled :service account", { service: name }) });
      return refresh();
    },
  });

  return (
    <SettingsRow
      icon={<ServiceMark service={service} />}
      end={
        profile ? (
          <Button
            size="s"
            pending={isDisconnecting}
            aria-label={t("Disable :service", { service: name })}
            onClick={() => void disconnect()}
          >
            {t("Disable")}
          </Button>
        ) : (
          <Button
            size="s"
            pending={isConnecting}
            aria-label={t("Enable :service", { service: name })}
            onClick={onConnect}
          >
            {t("Enable")}
          </Button>
        )
      }
    >
      <span className="font-semibold">{name}</span>
      <div dir="auto" className="truncate text-small text-muted">
        {profile ? <ConnectedAs username={profile.username} /> : t("Not connected")}
      </div>
    </SettingsRow>
  );
}

function ConnectedAs({ username }: { username: string }) {
  const t = useT();
  if (!username) return t("Connected");
  return t.rich("Connected as :username", { username: <bdi>{username}</bdi> });
}
