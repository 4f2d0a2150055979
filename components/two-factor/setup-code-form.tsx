"use client";

import { ApiForm } from "@/components/form/api-form";
import { OtpField } from "@/components/form/otp-field";
import { SaveButton } from "@/components/form/save-button";
import { useApiForm } from "@/components/form/use-api-form";
import { useT } from "@/components/i18n/use-t";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { useConfirmedAction, useTwoFactorRefresh } from "@/components/two-factor/use-two-factor";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { twoFactorClient } from "@/lib/two-factor/client";

/** Asks for the authenticator's first code, which turns two-factor authentication on. Can also cancel the setup. */
export function SetupCodeForm({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useT();
  const refresh = useTwoFactorRefresh();
  const confirmPassword = usePasswordConfirmation();
  const { pending: isCancelling, run } = useConfirmedAction();
  const { form, pending, onSubmit } = useApiForm({
    schema: () => import("@/lib/two-factor/schema").then((module) => module.twoFactorCode),
    defaultValues: { code: "" },
    submit: async (input: { code: string }) => ((await confirmPassword()) ? twoFactorClient.confirm(input) : null),
    async onSuccess(response) {
      if (!response) return;
      onCodes(response.two_factor_recovery_codes);
      await refresh();
    },
  });

  async function cancel() {
    await twoFactorClient.disable();
    toast({ message: t("Two factor authentication has been disabled.") });
    await refresh();
  }

  return (
    <ApiForm onSubmit={onSubmit} pending={pending}>
      <OtpField control={form.control} name="code" label={t("Code")} hint={t("The code changes every 30 seconds.")} />
      <div className="flex flex-wrap items-center gap-2">
        <SaveButton control={form.control} variant="secondary">
          {t("Confirm")}
        </SaveButton>
        <Button variant="ghost" pending={isCancelling} onClick={() => void run(cancel)}>
          {t("Cancel")}
        </Button>
      </div>
    </ApiForm>
  );
}
