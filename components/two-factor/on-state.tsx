"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { RecoveryCodes } from "@/components/two-factor/recovery-codes";
import { useConfirmedAction, useTwoFactorRefresh } from "@/components/two-factor/use-two-factor";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { twoFactorClient } from "@/lib/two-factor/client";
import { accountClient } from "@/lib/users/client";

type Props = {
  /** The recovery codes. Null while they are hidden. */
  codes: string[] | null;
  onCodes: (codes: string[] | null) => void;
};

/** The recovery codes, shown on request, and the button to turn two-factor authentication off. */
export function OnState({ codes, onCodes }: Props) {
  const t = useT();
  const { id } = useLoggedInUser();
  const queries = useQueryClient();
  const refresh = useTwoFactorRefresh();
  const showAction = useConfirmedAction();
  const disableAction = useConfirmedAction();

  async function show() {
    const account = await queries.fetchQuery({ ...accountClient.own(id), staleTime: 0 });
    onCodes(account.two_factor_recovery_codes ?? []);
  }

  async function disable() {
    await twoFactorClient.disable();
    onCodes(null);
    toast({ message: t("Two factor authentication has been disabled.") });
    await refresh();
  }

  return (
    <>
      {codes && <RecoveryCodes codes={codes} onCodes={onCodes} />}
      <div className="flex flex-wrap items-center gap-2">
        {codes ? (
          <Button onClick={() => onCodes(null)}>{t("Hide recovery codes")}</Button>
        ) : (
          <Button pending={showAction.pending} onClick={() => void showAction.run(show)}>
            {t("Show recovery codes")}
          </Button>
        )}
        <Button variant="danger" pending={disableAction.pending} onClick={() => void disableAction.run(disable)}>
          {t("Disable")}
        </Button>
      </div>
    </>
  );
}
