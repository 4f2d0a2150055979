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
import { toast } from "@/components/ui/toast";
import { siteReportClient } from "@/lib/site-reports/client";
import { SUSPENSION_REASON_MAX_CHARS } from "@/lib/site-reports/policy";
import type { SuspensionInput } from "@/lib/site-reports/schema";

export type SuspendDialogProps = DialogProps<boolean> & { site: { id: number; name: string } };

/** Asks for a reason and suspends the site. Closes with true once it is suspended. */
export function SuspendDialog({ site, close }: SuspendDialogProps) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm<SuspensionInput, unknown>({
    schema: () => import("@/lib/site-reports/schema").then((module) => module.suspensionInput),
    defaultValues: { reason: "" },
    draftKey: `suspend-site ${site.id}`,
    submit: (suspension) => siteReportClient.suspend(site.id, suspension),
    onSuccess() {
      toast({ message: t("Site suspended") });
      close(true);
    },
  });
  return (
    <Dialog
      role="alertdialog"
      danger
      title={t('Suspend ":name"?', { name: site.name })}
      text={t("Visitors can no longer open it. The owner gets an email with the reason.")}
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
          <Button onClick={() => close(false)}>{t("Cancel")}</Button>
          <SaveButton control={form.control} variant="danger-solid" pendingLabel={t("Suspending")}>
            {t("Suspend site")}
          </SaveButton>
        </DialogActions>
      </ApiForm>
    </Dialog>
  );
}
