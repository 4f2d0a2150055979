"use client";

import { useEffect } from "react";
import { ApiForm } from "@/components/form/api-form";
import { OtpField } from "@/components/form/otp-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { ResendCodeLine } from "@/components/password-confirmation/resend-code-line";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog-actions";
import { authClient } from "@/lib/auth/client";

type Props = {
  /** Checks the code. Undefined if the form only returns the code, because the caller's request will redeem it. */
  check: ((proof: { code: string }) => Promise<unknown>) | undefined;
  onProof: (proof: { code: string }) => void;
  onCancel: () => void;
};

export function CodeForm({ check, onProof, onCancel }: Props) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/password-confirmation/schema").then((module) => module.confirmCodeForm),
    defaultValues: { code: "" },
    submit: async (proof) => {
      await check?.(proof);
      return proof;
    },
    onSuccess: onProof,
  });
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-4">
      <OtpField control={form.control} name="code" label={t("Code")} />
      <ResendCodeLine send={authClient.sendConfirmationCode} />
      <DialogActions>
        <Button onClick={onCancel}>{t("Cancel")}</Button>
        <SaveButton control={form.control}>{t("Confirm")}</SaveButton>
      </DialogActions>
    </ApiForm>
  );
}
