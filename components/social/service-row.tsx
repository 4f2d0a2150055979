"use client";

import { useState } from "react";
import { SettingsRow } from "@/components/account-settings/settings-list";
import { useAccountRefresh } from "@/components/account-settings/use-account";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { ServiceMark } from "@/components/ui/service-mark";
import { toast } from "@/components/ui/toast";
import { SERVICE_NAMES, type Service } from "@/lib/settings/social-services";
import { socialClient } from "@/lib/social/client";

type Props = {
  service: Service;
  /** Absent: not connected. */
  profile: { username: string } | undefined;
  connecting: boolean;
  onConnect: () => void;
};

/** One service: its connected account and the button to connect or disconnect it. */
export function ServiceRow({ service, profile, connecting, onConnect }: Props) {
  const t = useT();
  const refresh = useAccountRefresh();
  const [isLeaving, setLeaving] = useState(false);
  const name = SERVICE_NAMES[service];

  async function disconnect() {
    setLeaving(true);
    try {
      await socialClient.disconnect(service);
      toast({ message: t("Disabled :service account", { service: name }) });
      await refresh();
    } catch (error) {
      reportApiError(error, t);
    } finally {
      setLeaving(false);
    }
  }

  return (
    <SettingsRow
      icon={<ServiceMark service={service} />}
      end={
        profile ? (
          <Button
            size="s"
            pending={isLeaving}
            aria-label={t("Disable :service", { service: name })}
            onClick={() => void disconnect()}
          >
            {t("Disable")}
          </Button>
        ) : (
          <Button
            size="s"
            pending={connecting}
            aria-label={t("Enable :service", { service: name })}
            onClick={onConnect}
          >
            {t("Enable")}
          </Button>
        )
      }
    >
      <span className="font-semibold">{name}</span>
      <div className="truncate text-small text-muted">
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
