"use client";

import { useRouter } from "next/navigation";
import { OrderAgainLink } from "@/components/checkouts/order-again-link";
import { useTestOutcome } from "@/components/checkouts/use-test-outcome";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import type { CheckoutJson } from "@/lib/checkouts/schema";
import { routes } from "@/lib/routes";

type Props = { checkout: CheckoutJson };

/** Buttons that choose the outcome of the payment. */
export function TestPayment({ checkout }: Props) {
  const { id, state, last_outcome } = checkout;
  const router = useRouter();
  const t = useT();
  const { choose, pending } = useTestOutcome(id, (fresh) => {
    if (fresh.state === "completed") router.push(routes.checkoutDone(id));
  });

  if (state === "expired")
    return (
      <>
        <Note tone="bad">{t("This checkout has expired. Nothing was paid.")}</Note>
        <div>
          <OrderAgainLink checkout={checkout}>{t("Start again")}</OrderAgainLink>
        </div>
      </>
    );
  if (last_outcome === "challenged") return <Challenge choose={choose} pending={pending} />;
  return (
    <>
      {last_outcome === "declined" && (
        <Note tone="bad" role="alert">
          {t("The payment was declined. Nothing was paid. Try again.")}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={pending} onClick={() => choose("succeed")}>
          {t("Pay")}
        </Button>
        <Button disabled={pending} onClick={() => choose("decline")}>
          {t("Decline")}
        </Button>
        <Button disabled={pending} onClick={() => choose("challenge")}>
          {t("Ask for confirmation")}
        </Button>
        <Button disabled={pending} onClick={() => choose("past_due")}>
          {t("Start the plan, but let the payment fail")}
        </Button>
      </div>
    </>
  );
}

type ChallengeProps = ReturnType<typeof useTestOutcome>;

/** Simulates the page of a bank that asks its customer to confirm a payment. */
function Challenge({ choose, pending }: ChallengeProps) {
  const t = useT();
  return (
    <Note tone="info" role="status">
      <p className="font-semibold">{t("Your bank asks you to confirm the payment.")}</p>
      <p>{t("Nothing is paid until you do.")}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" pending={pending} onClick={() => choose("succeed")}>
          {t("Confirm payment")}
        </Button>
        <Button disabled={pending} onClick={() => choose("decline")}>
          {t("Refuse")}
        </Button>
      </div>
    </Note>
  );
}
