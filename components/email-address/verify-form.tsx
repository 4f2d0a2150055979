"use client";

import { useEffect, useState } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { CorrectEmailForm } from "@/components/email-address/correct-email-form";
import { ApiForm } from "@/components/form/api-form";
import { OtpField } from "@/components/form/otp-field";
import { SaveButton } from "@/components/form/save-button";
import { stayPending } from "@/components/form/stay-pending";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { ResendCodeLine } from "@/components/password-confirmation/resend-code-line";
import { MAILED_CODE_SECONDS } from "@/lib/actor/policy";
import { authClient, takePathAfterLogin } from "@/lib/auth/client";
import { ApiError } from "@/lib/http/client";
import { routes } from "@/lib/routes";
import { maskedEmail } from "@/lib/users/masked-email";

const CONFLICT = 409;

/**
 * Asks for the code from the email, or for another address. Shown instead of the requested page, which loads once the
 * code is correct.
 */
export function VerifyForm({ email: firstEmail }: { email: string }) {
  const { user } = useBootstrap();
  const [email, setEmail] = useState(firstEmail);
  const [isCorrecting, setCorrecting] = useState(false);
  const t = useT();

  function correct(newEmail: string) {
    setEmail(newEmail);
    setCorrecting(false);
  }

  if (isCorrecting) return <CorrectEmailForm onCorrected={correct} onCancel={() => setCorrecting(false)} />;
  return (
    <div className="grid content-start gap-6">
      <CodeForm email={email} />
      {user?.has_password && (
        <p className="text-small text-muted">
          {t.rich("Is that not your address? <link>Correct it</link>.", {
            link: (text) => (
              <button type="button" className="link text-text" onClick={() => setCorrecting(true)}>
                {text}
              </button>
            ),
          })}
        </p>
      )}
    </div>
  );
}

function CodeForm({ email }: { email: string }) {
  const bootstrap = useBootstrap();
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/email-address/schema").then((module) => module.verifyEmailInput),
    defaultValues: { code: "" },
    submit: authClient.verifyEmail,
    onSuccess: reload,
  });
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);

  /**
   * Reloads the requested page. If that is the homepage, as after a registration, opens the page that was requested
   * before the registration, or else the one that is shown after login.
   */
  function reload() {
    if (window.location.pathname === routes.home) window.location.replace(takePathAfterLogin(bootstrap));
    else window.location.reload();
    return stayPending();
  }

  /** Sends another code, or continues if the address has been verified in another tab. */
  async function resend() {
    try {
      await authClient.resendCode(email);
    } catch (error) {
      if (error instanceof ApiError && error.status === CONFLICT) return reload();
      throw error;
    }
  }

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="grid content-start gap-6">
      <div className="grid content-start gap-2">
        <h1 className="type-title">{t("Check your email")}</h1>
        <p className="text-muted">
          {t.rich("We sent a 6-digit code to :email. It is valid for :minutes minutes.", {
            email: <bdi className="font-semibold text-text">{maskedEmail(email)}</bdi>,
            minutes: MAILED_CODE_SECONDS / 60,
          })}
        </p>
      </div>
      <OtpField control={form.control} name="code" label={t("Verification code")} />
      <SaveButton control={form.control} size="l" full>
        {t("Next")}
      </SaveButton>
      <ResendCodeLine send={resend} />
    </ApiForm>
  );
}
