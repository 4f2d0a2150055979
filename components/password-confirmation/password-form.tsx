"use client";

import { useEffect } from "react";
import { ApiForm } from "@/components/form/api-form";
import { PasswordField } from "@/components/form/password-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog-actions";

type Props = {
  email: string;
  check: (proof: { password: string }) => Promise<unknown>;
  onProof: (proof: { password: string }) => void;
  onCancel: () => void;
};

export function PasswordForm({ email, check, onProof, onCancel }: Props) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/password-confirmation/schema").then((module) => module.confirmPasswordForm),
    defaultValues: { password: "" },
    submit: async (proof) => {
      await check(proof);
      return proof;
    },
    onSuccess: onProof,
  });
  const { setFocus } = form;
  useEffect(() => setFocus("password"), [setFocus]);

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-4">
      {/* tells password managers which account the password is for */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField control={form.control} name="password" label={t("Password")} required />
      <DialogActions>
        <Button onClick={onCancel}>{t("Cancel")}</Button>
        <SaveButton control={form.control}>{t("Confirm")}</SaveButton>
      </DialogActions>
    </ApiForm>
  );
}
