"use client";

import { useT } from "@/components/i18n/use-t";
import type { PriceJson } from "@/lib/billing/schema";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import { formatMoney } from "@/lib/money";

const TEXTS_BY_INTERVAL = {
  day: line("{count, plural, one {{amount} a day} other {{amount} every # days}}"),
  month: line("{count, plural, one {{amount} a month} other {{amount} every # months}}"),
  year: line("{count, plural, one {{amount} a year} other {{amount} every # years}}"),
};

type Price = Omit<PriceJson, "id">;

/** "$12 a month" */
export function PriceText({ price }: { price: Price }) {
  const t = useT();
  return <bdi className="whitespace-nowrap">{priceText(price, t)}</bdi>;
}

export const priceText = ({ amount, currency, interval, interval_count: count }: Price, t: T): string =>
  t(TEXTS_BY_INTERVAL[interval], { count, amount: formatMoney(amount, currency, t.language) });
