"use client";

import { useEffect, useState } from "react";
import { reportApiError } from "@/components/errors/report-api-error";
import { ApiForm } from "@/components/form/api-form";
import { OtpField } from "@/components/form/otp-field";
import { SaveButton } from "@/components/form/save-button";
import { stayPending } from "@/components/form/stay-pending";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { ResendCodeLine } from "@/components/password-confirmation/resend-code-line";
import { Button } from "@/components/ui/button";
import { authClient } from "@/lib/auth/client";
import { ApiError } from "@/lib/http/client";

const CONFLICT = 409;

type Props = { email: string };

/**
 * Lets the invited user verify their address by a code. Only needed on a site where an account does not require a
 * verified address.
 */
export function VerifyAddress({ email }: Props) {
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const t = useT();

  async function send() {
    setSending(true);
    try {
      await sendCode(email);
      setSent(true);
    } catch (error) {
      reportApiError(error, t);
    } finally {
      setSending(false);
    }
  }

  if (isSent) return <CodeForm email={email} />;
  return (
    <div className="grid content-start gap-4">
      <p>
        {t.rich("To join, verify that :email is your address. We will send you a code.", {
          email: <bdi className="font-semibold">{email}</bdi>,
        })}
      </p>
      <div>
        <Button variant="primary" size="l" pending={isSending} onClick={() => void send()}>
          {t("Send code")}
        </Button>
      </div>
    </div>
  );
}

function CodeForm({ email }: Props) {
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/email-address/schema").then((module) => module.verifyEmailInput),
    defaultValues: { code: "" },
    submit: authClient.verifyEmail,
    onSuccess: reloadInvite,
  });
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-4">
      <OtpField control={form.control} name="code" label={t("Verification code")} />
      <SaveButton control={form.control} size="l">
        {t("Next")}
      </SaveButton>
      <ResendCodeLine send={() => sendCode(email)} />
    </ApiForm>
  );
}

/** Sends a code, or shows the invite again if the address has been verified in another tab. */
async function sendCode(email: string): Promise<void> {
  try {
    await authClient.resendCode(email);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== CONFLICT) throw error;
    await reloadInvite();
  }
}

function reloadInvite(): Promise<never> {
  window.location.reload();
  return stayPending();
}
