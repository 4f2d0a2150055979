"use client";

import { useEffect } from "react";
import { useChallengeAnswer } from "@/components/auth/use-challenge-answer";
import { useFinishLogin } from "@/components/auth/use-finish-login";
import { ApiForm } from "@/components/form/api-form";
import { SaveButton } from "@/components/form/save-button";
import { TextField } from "@/components/form/text-field";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { RECOVERY_CODE_CHARS } from "@/lib/two-factor/policy";

export function RecoveryCodeForm({ onExpired }: { onExpired: () => void }) {
  const t = useT();
  const finishLogin = useFinishLogin();
  const { form, pending, onSubmit } = useApiForm({
    schema: () =>
      import("@/lib/two-factor/schema").then((module) => module.challengeFields.pick({ recovery_code: true })),
    defaultValues: { recovery_code: "" },
    submit: useChallengeAnswer(onExpired),
    onSuccess: ({ bootstrapData }) => finishLogin(bootstrapData),
  });
  const { setFocus } = form;
  useEffect(() => setFocus("recovery_code"), [setFocus]);

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-6">
      <TextField
        control={form.control}
        name="recovery_code"
        label={t("Recovery code")}
        className="mono"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        minLength={RECOVERY_CODE_CHARS}
        maxLength={RECOVERY_CODE_CHARS}
      />
      <SaveButton control={form.control} size="l" full>
        {t("Continue")}
      </SaveButton>
    </ApiForm>
  );
}
