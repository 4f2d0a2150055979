"use client";

import { useT } from "@/components/i18n/use-t";
import { formatMoney } from "@/lib/money";

/**
 * Returns a function that formats amounts of money in the user's language. It is not part of `useFormats`, so that
 * pages without prices do not load the currencies.
 */
export function useMoney(): (amount: number, currency: string) => string {
  const { language } = useT();
  return (amount, currency) => formatMoney(amount, currency, language);
}
