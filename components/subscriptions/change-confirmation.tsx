"use client";

import { useRouter } from "next/navigation";
import { AmountTable } from "@/components/billing/amount-table";
import { PriceText } from "@/components/billing/price-text";
import { RefusalNote } from "@/components/billing/refusal-note";
import { TaxNote } from "@/components/billing/tax-note";
import { useRefusableAction } from "@/components/billing/use-refusable-action";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useMoney } from "@/components/i18n/use-money";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toast";
import type { PlanOrder, PriceJson } from "@/lib/billing/schema";
import { routes } from "@/lib/routes";
import { subscriptionClient } from "@/lib/subscriptions/client";
import type { PlanChangePreviewJson, SubscriptionJson } from "@/lib/subscriptions/schema";

type Props = {
  subscription: SubscriptionJson;
  choice: PlanOrder;
  price: PriceJson;
  preview: PlanChangePreviewJson;
  /** Loads new amounts after the server has refused those that are shown. */
  onStale: () => void;
};

/** What a change of plan costs today, and the button that confirms exactly these amounts. */
export function ChangeConfirmation({ subscription, choice, price, preview, onStale }: Props) {
  const { refresh, settings } = useBootstrap();
  const router = useRouter();
  const t = useT();
  const { run, pending, refusal } = useRefusableAction(
    () => subscriptionClient.changePlan(subscription.id, choice, preview),
    {
      async onSuccess({ product }) {
        // the plan is changed, even if the user's data cannot be loaded again
        await refresh().catch(() => undefined);
        toast({ message: t("You are on :plan", { plan: product.name }) });
        router.push(routes.billing);
      },
    },
  );
  // the amounts were calculated for the time `at`: an error about `at` means that they have changed
  const isStale = refusal !== null && "at" in refusal.body.errors;
  return (
    <>
      <h2 className="type-section">{t("Today")}</h2>
      <Amounts preview={preview} />
      <p className="text-small text-muted">
        {t.rich("Your new plan renews on :date for :price.", {
          date: <FormattedDate value={preview.period_end} />,
          price: (
            <>
              <PriceText price={price} />
              <TaxNote billing={settings.billing} t={t} />
            </>
          ),
        })}
      </p>
      {refusal && (
        <RefusalNote error={refusal}>
          {isStale && (
            <button type="button" className="link" onClick={onStale}>
              {t("Load the amounts again")}
            </button>
          )}
        </RefusalNote>
      )}
      <div className="grid gap-2">
        <Button variant="primary" size="l" full pending={pending} onClick={() => void run()}>
          {t("Confirm change")}
        </Button>
        <ButtonLink href={routes.billing} variant="ghost" full>
          {t("Keep :plan", { plan: subscription.product.name })}
        </ButtonLink>
      </div>
    </>
  );
}

function Amounts({ preview }: { preview: PlanChangePreviewJson }) {
  const { currency, lines, total, amount_due } = preview;
  const money = useMoney();
  const t = useT();
  const rows = lines.map(({ description, period_start, period_end, amount }, position) => ({
    key: String(position),
    label: <bdi>{description}</bdi>,
    note: (
      <>
        <FormattedDate value={period_start} /> – <FormattedDate value={period_end} />
      </>
    ),
    amount,
  }));
  return (
    <>
      {rows.length > 0 && <AmountTable label={t("Today")} currency={currency} rows={rows} totals={preview} />}
      <p className="font-semibold">{dueText()}</p>
    </>
  );

  function dueText() {
    if (total < 0)
      return t.rich("Nothing is charged today. :amount is added to your credit, which later payments use first.", {
        amount: <bdi>{money(-total, currency)}</bdi>,
      });
    if (amount_due === 0) return t("Nothing is charged today.");
    return t.rich("You pay :amount today.", { amount: <bdi>{money(amount_due, currency)}</bdi> });
  }
}
