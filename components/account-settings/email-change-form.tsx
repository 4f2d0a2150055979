"use client";

import { useEffect } from "react";
import { NewEmailCode } from "@/components/account-settings/new-email-code";
import { useAccountRefresh } from "@/components/account-settings/use-account";
import { ApiForm } from "@/components/form/api-form";
import { OtpField } from "@/components/form/otp-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";
import { MAILED_CODE_SECONDS } from "@/lib/auth/policy";
import { accountClient } from "@/lib/users/client";

type Props = {
  email: string;
  /** The code has just been asked for: its field takes the focus. */
  isNew: boolean;
};

/** The second half of a change of email: the code that went to the new address. */
export function EmailChangeForm({ email, isNew }: Props) {
  const refresh = useAccountRefresh();
  const t = useT();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/auth/schema").then((module) => module.verifyEmailInput),
    defaultValues: { code: "" },
    submit: accountClient.confirmNewEmail,
    async onSuccess() {
      toast({ message: t("Updated account details") });
      await refresh();
    },
  });

  const { setFocus } = form;
  useEffect(() => {
    if (isNew) setFocus("code");
  }, [isNew, setFocus]);

  return (
    <ApiForm onSubmit={onSubmit} pending={pending} className="note">
      <div className="grid content-start gap-4">
        <p>
          {t.rich("We sent a 6-digit code to :email. It works for :minutes minutes.", {
            email: <bdi className="font-semibold text-text">{email}</bdi>,
            minutes: MAILED_CODE_SECONDS / 60,
          })}
        </p>
        <OtpField control={form.control} name="code" label={t("Verification code")} />
        <div className="flex items-center gap-2 flex-wrap">
          <SaveButton control={form.control} variant="secondary">
            {t("Confirm new address")}
          </SaveButton>
          <NewEmailCode email={email} />
        </div>
      </div>
    </ApiForm>
  );
}
