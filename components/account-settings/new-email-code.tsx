"use client";

import { useState } from "react";
import { useAccountRefresh, useOwnUser } from "@/components/account-settings/use-account";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { usePasswordConfirmation } from "@/components/password-confirmation/use-password-confirmation";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { accountClient } from "@/lib/users/client";

/** The ways out while a new address waits for its code: another code, or the old address after all. */
export function NewEmailCode({ email }: { email: string }) {
  const { email: oldEmail } = useOwnUser();
  const [isBusy, setBusy] = useState(false);
  const refresh = useAccountRefresh();
  const confirmPassword = usePasswordConfirmation();
  const t = useT();

  async function doOnce(act: () => Promise<unknown>) {
    if (isBusy) return;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      reportApiError(error, t);
    } finally {
      setBusy(false);
    }
  }

  async function sendAnother() {
    if (!(await confirmPassword())) return;
    await accountClient.update({ email });
    toast({ message: t("Email sent") });
  }

  async function keepOld() {
    await accountClient.update({ email: oldEmail });
    await refresh();
  }

  return (
    <>
      <Button variant="ghost" aria-disabled={isBusy || undefined} onClick={() => void doOnce(sendAnother)}>
        {t("Send another code")}
      </Button>
      <Button variant="ghost" aria-disabled={isBusy || undefined} onClick={() => void doOnce(keepOld)}>
        {t("Keep the old address")}
      </Button>
    </>
  );
}
