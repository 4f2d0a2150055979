"use client";

import { useEffect } from "react";
import { useChallengeAnswer } from "@/components/auth/use-challenge-answer";
import { useFinishLogin } from "@/components/auth/use-finish-login";
import { ApiForm } from "@/components/form/api-form";
import { OtpField } from "@/components/form/otp-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";

/** The form for the six-digit code that an authenticator shows. */
export function ChallengeCodeForm({ onExpired }: { onExpired: () => void }) {
  const t = useT();
  const finishLogin = useFinishLogin();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/two-factor/schema").then((module) => module.challengeFields.pick({ code: true })),
    defaultValues: { code: "" },
    submit: useChallengeAnswer(onExpired),
    onSuccess: ({ bootstrapData }) => finishLogin(bootstrapData),
  });
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-6">
      <OtpField control={form.control} name="code" label={t("Code")} hint={t("The code changes every 30 seconds.")} />
      <SaveButton control={form.control} size="l" full>
        {t("Continue")}
      </SaveButton>
    </ApiForm>
  );
}
