"use client";

import { useState } from "react";
import { AmountTable } from "@/components/billing/amount-table";
import { PriceText } from "@/components/billing/price-text";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useMoney } from "@/components/i18n/use-money";
import { useT } from "@/components/i18n/use-t";
import { totalsJson } from "@/lib/billing/amount-json";
import { firstPayment, taxRateOf } from "@/lib/billing/amounts";
import type { PriceJson } from "@/lib/billing/schema";
import { fixedTaxPercent, isTaxAutomatic } from "@/lib/billing/taxes";
import { DAY_MS } from "@/lib/durations";
import { toMinor } from "@/lib/money";
import type { ProductJson } from "@/lib/products/schema";

type Props = { product: ProductJson; price: PriceJson; trialDays: number };

/** The amounts of the first payment. A sentence below them explains the trial or the renewal. */
export function FirstPayment({ product, price, trialDays }: Props) {
  const { billing } = useBootstrap().settings;
  const money = useMoney();
  const t = useT();
  const { currency } = price;
  const amount = toMinor(price.amount, currency);
  const totals = totalsJson(firstPayment(amount, taxRateOf(fixedTaxPercent(billing))), currency);
  const label = <bdi>{product.name}</bdi>;
  return (
    <>
      <AmountTable
        label={t("First payment")}
        currency={currency}
        rows={[{ key: "plan", label, note: <PriceText price={price} />, amount: price.amount }]}
        totals={totals}
      />
      {isTaxAutomatic(billing) && <p className="text-small text-muted">{t("Tax is added when you pay.")}</p>}
      <p className="text-small text-muted">
        {trialDays > 0 ? (
          <AfterTrialText days={trialDays} total={money(totals.total, currency)} />
        ) : (
          t("Your plan renews at the same price until you cancel, which you can do at any time.")
        )}
      </p>
    </>
  );
}

function AfterTrialText({ days, total }: { days: number; total: string }) {
  const [now] = useState(Date.now);
  const t = useT();
  const date = <FormattedDate value={new Date(now + days * DAY_MS)} />;
  return t.rich("Nothing is charged today. You pay :total on :date unless you cancel before then.", {
    total: <bdi>{total}</bdi>,
    date,
  });
}
