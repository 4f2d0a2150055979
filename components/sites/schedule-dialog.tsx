"use client";

import { useState } from "react";
import { ApiForm } from "@/components/form/api-form";
import { DateTimeField } from "@/components/form/date-time-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { HOUR_MS } from "@/lib/durations";
import type { PublicationInput } from "@/lib/publications/schema";

/** Asks when to publish a snapshot of the project. Closes with an ISO time. */
export function ScheduleDialog({ close }: DialogProps<string>) {
  const t = useT();
  const [openedAt] = useState(Date.now);
  const { form, pending, onSubmit } = useApiForm<PublicationInput, string | undefined>({
    schema: () => import("@/lib/publications/schema").then((module) => module.publicationInput),
    defaultValues: { publish_at: new Date(openedAt + HOUR_MS).toISOString() },
    submit: async ({ publish_at }) => publish_at,
    onSuccess: (time) => close(time),
  });

  return (
    <Dialog
      title={t("Schedule the publication")}
      text={t("Visitors get a snapshot of the project as it is now. Later changes are not part of it.")}
      size="sm"
    >
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid gap-5">
        <DateTimeField control={form.control} name="publish_at" label={t("Time")} min={new Date(openedAt)} required />
        <DialogActions>
          <Button onClick={() => close()}>{t("Cancel")}</Button>
          <SaveButton control={form.control}>{t("Schedule")}</SaveButton>
        </DialogActions>
      </ApiForm>
    </Dialog>
  );
}
