import { fromStripeAmount, toStripeAmount } from "@/lib/stripe-gateway/stripe-amounts";

test.each([
  ["EUR", 1999, 1999],
  ["JPY", 1999, 1999],
  ["KWD", 1990, 1990],
  ["ISK", 500, 50_000],
  ["UGX", 500, 50_000],
  ["HUF", 199_950, 199_950],
  ["IDR", 199_950, 199_950],
])("in %s, %i minor units convert to %i at Stripe, and back", (currency, minor, stripe) => {
  expect(toStripeAmount(minor, currency)).toBe(stripe);
  expect(fromStripeAmount(stripe, currency)).toBe(minor);
});

test("an amount with three decimals is refused unless the last one is 0", () => {
  expect(() => toStripeAmount(1999, "KWD")).toThrow("cannot charge");
});
