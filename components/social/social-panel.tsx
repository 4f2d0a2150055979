"use client";

import { useQuery } from "@tanstack/react-query";
import { Panel } from "@/components/account-settings/panel";
import { SettingsList } from "@/components/account-settings/settings-list";
import { useAccountRefresh } from "@/components/account-settings/use-account";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { PopupBlockedNote } from "@/components/layout/popup-blocked-note";
import { useSocialPopup } from "@/components/layout/use-social-popup";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { ServiceRow } from "@/components/social/service-row";
import { RetryNote } from "@/components/ui/retry-note";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { SERVICE_NAMES, SERVICES, type Service } from "@/lib/settings/social-services";
import type { SocialError } from "@/lib/social/client";
import type { SocialResult } from "@/lib/social/policy";
import { accountClient } from "@/lib/users/client";

/**
 * Lists the services that the settings enable and those that the user has already connected, each with the connected
 * account.
 */
export function SocialPanel() {
  const t = useT();
  const user = useLoggedInUser();
  const { social } = useBootstrap().settings;
  const refresh = useAccountRefresh();
  const { data, isError, refetch } = useQuery(accountClient.own(user.id));
  const popup = useSocialPopup("connect", handleConnected);
  const confirmPassword = usePasswordConfirmation();

  function handleConnected({ status, callbackData }: SocialResult) {
    // the fields of `callbackData` depend on the status
    const { service, errorMessage } = callbackData as SocialError & SocialResult["callbackData"];
    if (status === "SUCCESS" && service) {
      toast({ message: t("Enabled :service account", { service: SERVICE_NAMES[service] }) });
      void refresh();
    } else toast({ type: "danger", message: errorMessage || t("An error occurred. Please try again later") });
  }

  async function connect(service: Service) {
    if (await confirmPassword()) popup.open(service);
  }

  const profileOf = (service: string) => data?.social_profiles.find(({ service_name }) => service_name === service);
  const services = SERVICES.filter((service) => social[service].enable || profileOf(service));
  return (
    <Panel
      id="social-login"
      title={t("Manage social login")}
      description={
        user.has_password
          ? t("Log in with a service you already use. Your password keeps working.")
          : t("Log in with a service you already use.")
      }
    >
      {data && (
        <SettingsList label={t("Social login")}>
          {services.map((service) => (
            <ServiceRow
              key={service}
              service={service}
              profile={profileOf(service)}
              isConnecting={popup.pending === service}
              onConnect={() => void connect(service)}
            />
          ))}
        </SettingsList>
      )}
      {!data && !isError && (
        <div className="grid content-start gap-2" role="status" aria-label={t("Loading")}>
          {services.map((service) => (
            <Skeleton key={service} className="h-11" />
          ))}
        </div>
      )}
      {!data && isError && (
        <RetryNote onRetry={() => void refetch()}>
          {(retry) => t.rich("Your connected services could not be loaded. <retry>Try again</retry>", { retry })}
        </RetryNote>
      )}
      <PopupBlockedNote blocked={popup.blocked} />
    </Panel>
  );
}
