"use client";

import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { TextareaField } from "@/components/form/textarea-field";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { siteReportClient } from "@/lib/site-reports/client";
import { SUSPENSION_REASON_MAX_CHARS } from "@/lib/site-reports/policy";
import type { SuspensionInput } from "@/lib/site-reports/schema";

export type SuspendSitesDialogProps = DialogProps<readonly number[]> & { sites: readonly { id: number }[] };

/** Asks for a reason and suspends several sites. Closes with the ids of those that were not suspended before. */
export function SuspendSitesDialog({ sites, close }: SuspendSitesDialogProps) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm<SuspensionInput, readonly number[]>({
    schema: () => import("@/lib/site-reports/schema").then((module) => module.suspensionInput),
    defaultValues: { reason: "" },
    submit: (suspension) =>
      siteReportClient.suspendSites(
        sites.map(({ id }) => id),
        suspension,
      ),
    onSuccess: (ids) => close(ids),
  });
  return (
    <Dialog
      role="alertdialog"
      danger
      title={t("{count, plural, one {Suspend # site?} other {Suspend # sites?}}", { count: sites.length })}
      text={t("Visitors can no longer open them. Each owner gets an email with the reason.")}
    >
      <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-4">
        <TextareaField
          control={form.control}
          name="reason"
          label={t("Reason")}
          required
          maxLength={SUSPENSION_REASON_MAX_CHARS}
          rows={3}
        />
        <DialogActions>
          <Button onClick={() => close()}>{t("Cancel")}</Button>
          <SaveButton control={form.control} variant="danger-solid" pendingLabel={t("Suspending")}>
            {t("{count, plural, one {Suspend # site} other {Suspend # sites}}", { count: sites.length })}
          </SaveButton>
        </DialogActions>
      </ApiForm>
    </Dialog>
  );
}
