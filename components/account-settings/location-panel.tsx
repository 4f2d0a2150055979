"use client";

import { useWatch } from "react-hook-form";
import { DatePreview } from "@/components/account-settings/date-preview";
import { LocationFields, type LocationSettings } from "@/components/account-settings/location-fields";
import { Panel } from "@/components/account-settings/panel";
import { useAccountRefresh } from "@/components/account-settings/use-account";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { usePageForm } from "@/components/form/use-page-form";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";
import type { UserDetailsJson } from "@/lib/users/admin-schema";
import { accountClient } from "@/lib/users/client";

/** Country, language and time zone. Once saved, the language and the time zone apply to the whole page. */
export function LocationPanel() {
  const user = useLoggedInUser();
  const { settings } = useBootstrap();
  const refresh = useAccountRefresh();
  const t = useT();
  const { form, pending, onSubmit } = usePageForm<LocationSettings, UserDetailsJson>({
    schema: () => import("@/lib/users/account-schema").then((module) => module.accountLocation),
    defaultValues: locationSettingsOf(user, t.language),
    submit: async ({ language, ...location }) => {
      const change = settings.i18n.enable ? { ...location, language } : location;
      return (await accountClient.update(change)).user;
    },
    async onSuccess(fresh) {
      toast({ message: t("Updated account details") });
      form.reset(locationSettingsOf(fresh, t.language));
      await refresh();
    },
  });
  const { language, timezone } = useWatch({ control: form.control });

  return (
    <Panel id="location-and-language" title={t("Date/time/language")}>
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-5">
        <LocationFields control={form.control} />
        <DatePreview language={language || t.language} timeZone={timezone || null} />
        <div>
          <SaveButton control={form.control} variant="secondary" needsChange />
        </div>
      </ApiForm>
    </Panel>
  );
}

/** The form's values: "" where the user has chosen nothing, and the page's language for a user without a language. */
function locationSettingsOf({ language, country, timezone }: LocationSettings, pageLanguage: string): LocationSettings {
  return { language: language ?? pageLanguage, country: country ?? "", timezone: timezone ?? "" };
}
