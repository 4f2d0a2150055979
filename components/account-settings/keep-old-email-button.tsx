"use client";

import { useAccountRefresh } from "@/components/account-settings/use-account";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { accountClient } from "@/lib/users/client";

/** A button that cancels a pending change of email by saving the current address. */
export function KeepOldEmailButton() {
  const { email } = useLoggedInUser();
  const refresh = useAccountRefresh();
  const t = useT();
  const { run, pending } = useAction(() => accountClient.update({ email }), { onSuccess: refresh });

  return (
    <Button variant="ghost" pending={pending} onClick={() => void run()}>
      {t("Keep the old address")}
    </Button>
  );
}
