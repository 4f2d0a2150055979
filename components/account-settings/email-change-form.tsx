"use client";

import { useEffect } from "react";
import { KeepOldEmailButton } from "@/components/account-settings/keep-old-email-button";
import { useAccountRefresh } from "@/components/account-settings/use-account";
import { ApiForm } from "@/components/form/api-form";
import { OtpField } from "@/components/form/otp-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { ResendCodeLine } from "@/components/password-confirmation/resend-code-line";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { toast } from "@/components/ui/toast";
import { MAILED_CODE_SECONDS } from "@/lib/actor/policy";
import { accountClient } from "@/lib/users/client";

const FORM = "grid gap-4 rounded-md border border-s-3 border-line border-s-plinth bg-raised px-4 py-3 text-control";

type Props = {
  email: string;
  /** Whether the code was just requested. If so, the code's field gets focus. */
  isJustRequested: boolean;
};

/** Completes a change of email with the code that was sent to the new address. */
export function EmailChangeForm({ email, isJustRequested }: Props) {
  const refresh = useAccountRefresh();
  const confirmPassword = usePasswordConfirmation();
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/email-address/schema").then((module) => module.verifyEmailInput),
    defaultValues: { code: "" },
    submit: accountClient.confirmNewEmail,
    async onSuccess() {
      toast({ message: t("Updated account details") });
      await refresh();
    },
  });

  const { setFocus } = form;
  useEffect(() => {
    if (isJustRequested) setFocus("code");
  }, [isJustRequested, setFocus]);

  async function sendAnotherCode() {
    if (!(await confirmPassword())) return false;
    return accountClient.update({ email });
  }

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className={FORM}>
      <p>
        {t.rich("We sent a 6-digit code to :email. It is valid for :minutes minutes.", {
          email: <bdi className="font-semibold text-text">{email}</bdi>,
          minutes: MAILED_CODE_SECONDS / 60,
        })}
      </p>
      <OtpField control={form.control} name="code" label={t("Verification code")} />
      <div className="flex flex-wrap items-center gap-2">
        <SaveButton control={form.control} variant="secondary">
          {t("Confirm new address")}
        </SaveButton>
        <KeepOldEmailButton />
      </div>
      <ResendCodeLine send={sendAnotherCode} />
    </ApiForm>
  );
}
