import { decimalsOf } from "@/lib/currency-decimals";
import { formatMinor, isAmount, shareOf, toMajor, toMinor } from "@/lib/money";

/** The currencies of ISO 4217 that do not have two decimals. */
const OTHER_DECIMALS: Readonly<Record<string, number>> = {
  ...{ BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, UYI: 0, VND: 0 },
  ...{ VUV: 0, XAF: 0, XOF: 0, XPF: 0, BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3, CLF: 4, UYW: 4 },
};
const CURRENCIES = [...new Set([...Intl.supportedValuesOf("currency"), ...Object.keys(OTHER_DECIMALS)])];

test("every currency has the number of decimals in ISO 4217, even if the running Node says otherwise", () => {
  const decimals = CURRENCIES.map((currency) => [currency, decimalsOf(currency)]);

  expect(decimals).toEqual(CURRENCIES.map((currency) => [currency, OTHER_DECIMALS[currency] ?? 2]));
});

test("every amount is shown with as many decimals as it is stored with", () => {
  const numberIn = (text: string) => /\d[\d.,]*/.exec(text)?.[0].replaceAll(",", "");
  const numbers = CURRENCIES.map((currency) => numberIn(formatMinor(1_234_567, currency, "en")));

  expect(numbers).toEqual(CURRENCIES.map((currency) => String(1_234_567 / 10 ** decimalsOf(currency))));
});

test.each([
  [1999, "EUR", 19.99],
  [1999, "JPY", 1999],
  [1999, "KWD", 1.999],
  [-5, "USD", -0.05],
  [0, "USD", 0],
])("%i minor units of %s are %d", (minor, currency, major) => {
  expect(toMajor(minor, currency)).toBe(major);
  expect(toMinor(major, currency)).toBe(minor);
});

test("amounts in minor units are unchanged after being sent as JSON", () => {
  const amounts = Array.from({ length: 20_000 }, (_, index) => index * 107_357);

  for (const currency of ["EUR", "JPY", "KWD"]) {
    const returned = amounts.map((amount) => toMinor(JSON.parse(JSON.stringify(toMajor(amount, currency))), currency));

    expect(returned).toEqual(amounts);
  }
});

test.each([
  [0.1 + 0.2, "EUR"],
  [1.005, "EUR"],
  [0.5, "JPY"],
  [1e-7, "EUR"],
  [1e21, "EUR"],
  [Number.NaN, "EUR"],
  [Number.POSITIVE_INFINITY, "EUR"],
])("%d is not an amount in %s", (amount, currency) => {
  expect(isAmount(amount, currency)).toBe(false);
  expect(() => toMinor(amount, currency)).toThrow(RangeError);
});

test("the largest amount in EUR is ten million", () => {
  expect(isAmount(10_000_000, "EUR")).toBe(true);
  expect(isAmount(10_000_000.01, "EUR")).toBe(false);
});

test.each([
  [1999, "EUR", "en", "€19.99"],
  [2000, "EUR", "en", "€20"],
  [1999, "JPY", "en", "¥1,999"],
  [1999, "EUR", "de", "19,99\u00a0€"],
  [-1999, "USD", "en", "-$19.99"],
])("%i minor units of %s are shown in %s as %s", (amount, currency, language, text) => {
  expect(formatMinor(amount, currency, language)).toBe(text);
});

test.each([
  [1000, 1, 3, 333],
  [1000, 2, 3, 667],
  [5, 1, 2, 3],
  [-5, 1, 2, -3],
  [0, 1, 2, 0],
  [-1, 1, 3, 0],
  [2_147_483_647, 31_622_399_999, 31_622_400_000, 2_147_483_647],
])("%i × %i / %i, rounded, is %i", (amount, part, whole, share) => {
  expect(shareOf(amount, part, whole)).toBe(share);
});
