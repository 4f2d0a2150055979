"use client";

import { useMutation } from "@tanstack/react-query";
import { useAccountRefresh, useOwnUser } from "@/components/account-settings/use-account";
import { reportApiError } from "@/components/errors/report-api-error";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { accountClient } from "@/lib/users/client";

/** Cancels a pending change of email. */
export function KeepOldEmail() {
  const { email } = useOwnUser();
  const refresh = useAccountRefresh();
  const t = useT();
  const { mutate, isPending } = useMutation({
    mutationFn: () => accountClient.update({ email }),
    onSuccess: refresh,
    onError: (error) => reportApiError(error, t),
  });

  return (
    <Button variant="ghost" pending={isPending} onClick={() => mutate()}>
      {t("Keep the old address")}
    </Button>
  );
}
