"use client";

import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { RadioField } from "@/components/form/radio-field";
import { SwitchField } from "@/components/form/switch-field";
import { useT } from "@/components/i18n/use-t";
import { SettingsForm } from "@/components/settings/settings-form";
import { can } from "@/lib/permissions/can";
import type { AdminSettings } from "@/lib/settings/schema";

type Props = Pick<AdminSettings, "settings">;

/** How published sites are reviewed, and whether visitors find the link for reports. */
export function SiteSettingsForm({ settings }: Props) {
  const t = useT();
  const canSave = can(useLoggedInUser(), "settings.update");
  return (
    <SettingsForm title={t("Sites")} group="sites" settings={settings} canSave={canSave}>
      {(control) => (
        <>
          <RadioField
            control={control}
            name="sites.review"
            label={t("Publications that wait for a review")}
            hint={t("Pages that only forward visitors or that imitate a well-known brand always wait.")}
            options={[
              { value: "off", label: t("Only suspicious ones") },
              { value: "first", label: t("The first one of each owner") },
              { value: "always", label: t("All") },
            ]}
          />
          <SwitchField
            control={control}
            name="sites.report_link"
            label={t("Link for reports on published pages")}
            hint={t("At the end of each page, so that visitors can report abuse. A plan can remove it.")}
          />
        </>
      )}
    </SettingsForm>
  );
}
