"use client";

import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { ImpersonationSettingsForm } from "@/components/settings/impersonation-settings-form";
import { SiteSettingsForm } from "@/components/settings/site-settings-form";
import { settingsClient } from "@/lib/settings/client";

/** The settings of the installation, with a form for each group. */
export function SettingsScreen() {
  const { data, error, refetch } = useQuery(settingsClient.get());
  const t = useT();
  if (!data) return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <ScreenPlaceholder />;
  return (
    <>
      <ScreenHeader title={t("Settings")} text={t("What you change here applies at once, to everybody.")} />
      <div className="grid content-start gap-10">
        <SiteSettingsForm settings={data} />
        <ImpersonationSettingsForm settings={data} />
      </div>
    </>
  );
}
