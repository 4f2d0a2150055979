import type { ReactNode } from "react";
import { TaxNote } from "@/components/billing/tax-note";
import type { PriceJson } from "@/lib/billing/schema";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import { formatMoney } from "@/lib/money";
import { amountPerInterval } from "@/lib/products/price-picks";
import type { PublicSettings } from "@/lib/settings/schema";

const PER = { day: line("per day"), month: line("per month"), year: line("per year") };

const PAID_EVERY = {
  day: line("{count, plural, one {Paid every day} other {Paid every # days}}"),
  month: line("{count, plural, one {Paid every month} other {Paid every # months}}"),
  year: line("{count, plural, one {Paid every year} other {Paid every # years}}"),
};

const MONTHS_PER_YEAR = 12;

type Props = { price: PriceJson; billing: PublicSettings["billing"]; t: T };

/** The price per day, month or year, above a line about how often the user pays. */
export function PlanPrice({ price, billing, t }: Props) {
  return (
    <Amount
      amount={amountPerInterval(price)}
      currency={price.currency}
      per={
        <>
          {t(PER[price.interval])}
          {price.amount > 0 && <TaxNote billing={billing} t={t} />}
        </>
      }
      note={paidText(price, t)}
      t={t}
    />
  );
}

/** The price of a plan that costs nothing. */
export function FreePrice({ currency, t }: { currency: string; t: T }) {
  return <Amount amount={0} currency={currency} note={t("Free for as long as you like")} t={t} />;
}

type AmountProps = { amount: number; currency: string; per?: ReactNode; note: string; t: T };

function Amount({ amount, currency, per, note, t }: AmountProps) {
  return (
    <div className="grid content-start gap-2">
      <p className="flex flex-wrap items-baseline gap-2">
        <bdi className="type-display font-semibold text-text">{formatMoney(amount, currency, t.language)}</bdi>
        {per}
      </p>
      <p>{note}</p>
    </div>
  );
}

function paidText(price: PriceJson, t: T): string {
  const { interval, interval_count: count, currency } = price;
  if (interval !== "year" || count > 1) return t(PAID_EVERY[interval], { count });
  const amount = formatMoney(amountPerInterval(price) / MONTHS_PER_YEAR, currency, t.language);
  return t(":amount a month, paid once a year", { amount });
}
