"use client";

import { useT } from "@/components/i18n/use-t";
import { useConfirmedAction, useTwoFactorRefresh } from "@/components/two-factor/use-two-factor";
import { Button } from "@/components/ui/button";
import { twoFactorClient } from "@/lib/two-factor/client";

export function OffState() {
  const t = useT();
  const refresh = useTwoFactorRefresh();
  const { pending, run } = useConfirmedAction();

  async function startSetup() {
    await twoFactorClient.startSetup();
    await refresh();
  }

  return (
    <div>
      <Button pending={pending} onClick={() => void run(startSetup)}>
        {t("Enable")}
      </Button>
    </div>
  );
}
