"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { usePageForm } from "@/components/form/use-page-form";
import { useT } from "@/components/i18n/use-t";
import { useTimeZone } from "@/components/i18n/use-time-zone";
import { toast } from "@/components/ui/toast";
import { notificationSettingsClient } from "@/lib/notifications/client";
import type { ScheduleForm as Values } from "@/lib/notifications/schedule-form";
import { scheduleOf, valuesOf } from "@/lib/notifications/schedule-values";
import type { ScheduleJson } from "@/lib/notifications/schema";
import { accountClient } from "@/lib/users/client";

/** The form for quiet hours and for a daily email that replaces the individual emails. */
export function ScheduleForm({ schedule }: { schedule: ScheduleJson }) {
  const queries = useQueryClient();
  const user = useLoggedInUser();
  const timeZone = useTimeZone();
  const t = useT();
  const { form, pending, onSubmit } = usePageForm<Values, ScheduleJson>({
    schema: () => import("@/lib/notifications/schedule-form").then((module) => module.scheduleForm),
    defaultValues: valuesOf(schedule),
    async submit(values) {
      // The times are in the user's time zone. If the user has not chosen one, the zone that this page uses is stored.
      if (user.timezone === null) await accountClient.update({ timezone: timeZone });
      return notificationSettingsClient.updateSchedule(scheduleOf(values));
    },
    onSuccess(savedSchedule) {
      toast({ message: t("Updated preferences") });
      form.reset(valuesOf(savedSchedule));
      queries.setQueryData(notificationSettingsClient.schedule().queryKey, savedSchedule);
    },
  });
  const { is_quiet, is_daily } = useWatch({ control: form.control });
  const { control } = form;

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid max-w-130 content-start gap-5">
      <h2 className="type-section">{t("Quiet hours and daily email")}</h2>
      <SwitchField
        control={control}
        name="is_quiet"
        label={t("Quiet during these hours")}
        hint={t("Emails and browser notifications wait until the quiet hours end.")}
      />
      {is_quiet && (
        <div className="grid grid-cols-2 gap-4">
          <TextField control={control} name="quiet_from" type="time" label={t("Quiet from")} />
          <TextField control={control} name="quiet_to" type="time" label={t("Quiet until")} />
        </div>
      )}
      <SwitchField control={control} name="is_daily" label={t("Send one email a day instead of many")} />
      {is_daily && (
        <div className="grid grid-cols-2 gap-4">
          <TextField control={control} name="digest_at" type="time" label={t("Time of the daily email")} />
        </div>
      )}
      <p className="text-small text-muted">
        {t("The times are in the time zone :zone. Security notices and emails from forms do not wait.", {
          zone: timeZone.replaceAll("_", " "),
        })}
      </p>
      <div>
        <SaveButton control={control} variant="secondary" needsChange />
      </div>
    </ApiForm>
  );
}
