"use client";

import { useEffect, useState } from "react";
import { ApiForm } from "@/components/form/api-form";
import { EmailField } from "@/components/form/email-field";
import { NativeSelectField } from "@/components/form/native-select-field";
import { SaveButton } from "@/components/form/save-button";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { Note } from "@/components/ui/note";
import { siteReportClient } from "@/lib/site-reports/client";
import { DETAILS_MAX_CHARS, REPORT_REASON_TEXTS, REPORT_REASONS } from "@/lib/site-reports/policy";
import type { SiteReportInput } from "@/lib/site-reports/schema";

/** The form that reports a published site. `?address=` in the URL fills in the page's address if the field is empty. */
export function ReportForm() {
  const t = useT();
  const [successMessage, setSuccessMessage] = useState<string | null>(null);
  const { form, pending, onSubmit } = useApiForm<SiteReportInput, { message: string }>({
    schema: () => import("@/lib/site-reports/schema").then((module) => module.siteReportInput),
    defaultValues: { address: "", reason: "phishing", details: "", email: "" },
    submit: siteReportClient.send,
    onSuccess: ({ message }) => setSuccessMessage(message),
  });
  const { control, getValues, setValue } = form;

  useEffect(() => {
    const address = new URLSearchParams(window.location.search).get("address");
    if (address && !getValues("address")) setValue("address", address, { shouldDirty: true });
  }, [getValues, setValue]);

  if (successMessage !== null)
    return (
      <Note tone="good" role="status">
        {successMessage}
      </Note>
    );
  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-5">
      <TextField
        control={control}
        name="address"
        label={t("Address of the page")}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
      <NativeSelectField control={control} name="reason" label={t("What is wrong with it?")}>
        {REPORT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(REPORT_REASON_TEXTS[reason])}
          </option>
        ))}
      </NativeSelectField>
      <TextareaField
        control={control}
        name="details"
        label={t("Details")}
        hint={t("What did you see, and where on the page?")}
        rows={5}
        maxLength={DETAILS_MAX_CHARS}
        required
      />
      <EmailField
        control={control}
        name="email"
        label={t("Your email (optional)")}
        hint={t("Only for questions about your report. The owner of the site does not see it.")}
      />
      <div>
        <SaveButton control={control} pendingLabel={t("Sending")}>
          {t("Send report")}
        </SaveButton>
      </div>
    </ApiForm>
  );
}
