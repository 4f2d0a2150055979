"use client";

import { useTestOutcome } from "@/components/checkouts/use-test-outcome";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Note } from "@/components/ui/note";
import { toast } from "@/components/ui/toast";
import type { CheckoutJson } from "@/lib/checkouts/schema";
import { routes } from "@/lib/routes";

/** Simulates the payment method of a completed order: the user chooses whether later payments succeed. */
export function TestCard({ checkout: { id } }: { checkout: CheckoutJson }) {
  const t = useT();
  const { choose, pending } = useTestOutcome(id, () => toast({ message: t("Payment method changed") }));
  return (
    <>
      <Note tone="good">{t("The order is complete. Choose how the payment method behaves from now on.")}</Note>
      <div className="flex flex-wrap gap-2">
        <Button pending={pending} onClick={() => choose("succeed")}>
          {t("Let payments succeed")}
        </Button>
        <Button disabled={pending} onClick={() => choose("decline")}>
          {t("Let payments fail")}
        </Button>
        <ButtonLink href={routes.billing} variant="ghost">
          {t("Back to billing")}
        </ButtonLink>
      </div>
    </>
  );
}
