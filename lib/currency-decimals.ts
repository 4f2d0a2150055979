// ISO 4217 as of the beginning of 2026. `Intl` is not used, because its decimals differ between versions of Node and
// browsers. Amounts are stored in minor units, so a different number of decimals would change the value of a stored
// amount.
const EXCEPTIONS: Readonly<Record<number, readonly string[]>> = {
  0: [
    ...["BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI"],
    ...["VND", "VUV", "XAF", "XOF", "XPF"],
  ],
  3: ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"],
  4: ["CLF", "UYW"],
};

const DECIMALS = new Map(
  Object.entries(EXCEPTIONS).flatMap(([decimals, codes]) => codes.map((code) => [code, Number(decimals)] as const)),
);

/** How many decimals a currency has: EUR 2, JPY 0, KWD 3. `currency` is an ISO 4217 code in upper case. */
export const decimalsOf = (currency: string): number => DECIMALS.get(currency) ?? 2;

/** The options that format an amount with the decimals of its currency. */
export function currencyOptions(currency: string): Intl.NumberFormatOptions {
  const decimals = decimalsOf(currency);
  return { style: "currency", currency, minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}
