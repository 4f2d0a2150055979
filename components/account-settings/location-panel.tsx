"use client";

import { useWatch } from "react-hook-form";
import { DatePreview } from "@/components/account-settings/date-preview";
import { Panel } from "@/components/account-settings/panel";
import { type Place, PlaceFields } from "@/components/account-settings/place-fields";
import { useAccountRefresh } from "@/components/account-settings/use-account";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useOwnUser } from "@/components/bootstrap/use-own-user";
import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { usePageForm } from "@/components/form/use-page-form";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";
import type { UserDetailsJson } from "@/lib/users/admin-schema";
import { accountClient } from "@/lib/users/client";

/** Country, language and time zone. The whole page uses them once they are saved. */
export function LocationPanel() {
  const user = useOwnUser();
  const { settings } = useBootstrap();
  const refresh = useAccountRefresh();
  const t = useT();
  const { form, pending, onSubmit } = usePageForm<Place, UserDetailsJson>({
    schema: () => import("@/lib/users/account-schema").then((module) => module.accountPlace),
    defaultValues: placeOf(user, t.language),
    submit: async ({ language, ...place }) => {
      const change = settings.i18n.enable ? { ...place, language } : place;
      return (await accountClient.update(change)).user;
    },
    async onSuccess(fresh) {
      toast({ message: t("Updated account details") });
      form.reset(placeOf(fresh, t.language));
      await refresh();
    },
  });
  const { language, timezone } = useWatch({ control: form.control });

  return (
    <Panel id="location-and-language" title={t("Date/time/language")}>
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-5">
        <PlaceFields control={form.control} />
        <DatePreview language={language || t.language} timeZone={timezone || null} />
        <div>
          <SaveButton control={form.control} variant="secondary" needsChange />
        </div>
      </ApiForm>
    </Panel>
  );
}

/** The form's values: "" where the user has chosen nothing, and the page's language for a user without a language. */
function placeOf({ language, country, timezone }: Place, pageLanguage: string): Place {
  return { language: language ?? pageLanguage, country: country ?? "", timezone: timezone ?? "" };
}
