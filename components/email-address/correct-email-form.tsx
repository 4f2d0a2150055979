"use client";

import { useEffect } from "react";
import { ApiForm } from "@/components/form/api-form";
import { EmailField } from "@/components/form/email-field";
import { PasswordField } from "@/components/form/password-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { authClient } from "@/lib/auth/client";

type Props = {
  onCorrected: (email: string) => void;
  onCancel: () => void;
};

/** Replaces an address with a typo, to which no code can come. */
export function CorrectEmailForm({ onCorrected, onCancel }: Props) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/email-address/schema").then((module) => module.correctEmailInput),
    defaultValues: { email: "", password: "" },
    submit: async (input) => {
      await authClient.correctEmail(input);
      return input.email;
    },
    onSuccess: (email) => {
      toast({ message: t("Email sent") });
      onCorrected(email);
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus("email"), [setFocus]);
  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-4">
      <h1 className="type-title">{t("Correct your email address")}</h1>
      <EmailField control={form.control} name="email" label={t("Email")} />
      <PasswordField control={form.control} name="password" label={t("Password")} />
      <div className="flex flex-wrap gap-3">
        <SaveButton control={form.control}>{t("Send a code there")}</SaveButton>
        <Button onClick={onCancel}>{t("Cancel")}</Button>
      </div>
    </ApiForm>
  );
}
