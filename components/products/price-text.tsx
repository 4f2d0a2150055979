"use client";

import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { line } from "@/lib/i18n/line";
import type { PriceJson } from "@/lib/products/schema";

const EVERY = {
  day: line("{count, plural, one {{amount} a day} other {{amount} every # days}}"),
  month: line("{count, plural, one {{amount} a month} other {{amount} every # months}}"),
  year: line("{count, plural, one {{amount} a year} other {{amount} every # years}}"),
};

/** "$12 a month" */
export function PriceText({ price }: { price: PriceJson }) {
  const { amount, currency, interval, interval_count: count } = price;
  const { money } = useFormats();
  const t = useT();
  return <bdi className="whitespace-nowrap">{t(EVERY[interval], { count, amount: money(amount, currency) })}</bdi>;
}
