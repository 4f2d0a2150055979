import type { PriceJson } from "@/lib/billing/schema";
import { amountPerInterval, highestMonthlySurcharge, priceFor } from "@/lib/products/price-picks";

const price = (amount: number, interval: PriceJson["interval"], interval_count = 1, currency = "USD"): PriceJson => ({
  id: 1,
  amount,
  currency,
  interval,
  interval_count,
});
const month = (amount: number, count = 1) => price(amount, "month", count);
const year = (amount: number, count = 1) => price(amount, "year", count);

describe("the price for a cycle", () => {
  test.each([
    ["a month", month(1)],
    ["three months", month(1, 3)],
    ["30 days", price(1, "day", 30)],
    ["90 days", price(1, "day", 90)],
  ])("may be for %s if the cycle is monthly", (_, expected) => {
    expect(priceFor([price(9, "day", 29), year(9), expected], "monthly")).toBe(expected);
  });

  test.each([
    ["a year", year(1)],
    ["two years", year(1, 2)],
    ["twelve months", month(1, 12)],
  ])("may be for %s if the cycle is yearly", (_, expected) => {
    expect(priceFor([month(9, 11), price(9, "day", 365), expected], "yearly")).toBe(expected);
  });

  test("is the first that fits", () => {
    const [first, second] = [month(1), month(2)];

    expect(priceFor([year(9), first, second], "monthly")).toBe(first);
  });

  test("is the first of all if none fits", () => {
    const prices = [price(1, "day", 7), price(2, "day", 14)];

    expect([priceFor(prices, "monthly"), priceFor(prices, "yearly")]).toEqual([prices[0], prices[0]]);
  });

  test("is missing without prices", () => {
    expect(priceFor([], "yearly")).toBeUndefined();
  });
});

test("the amount of a price for three months is shown for one month", () => {
  expect(amountPerInterval(month(30, 3))).toBe(10);
});

// The surcharge is how much more a year costs if it is paid monthly, in percent of the yearly price. It can exceed 100.
describe("the highest surcharge for monthly payment", () => {
  const plan = (...prices: PriceJson[]) => ({ hidden: false, prices });

  test.each([
    ["12 a month and 120 a year", [month(12), year(120)], 20],
    ["9.99 a month and 99.90 a year", [month(9.99), year(99.9)], 20],
    ["a percentage that is rounded up", [month(10), year(100.3)], 20],
    ["a percentage that is rounded down", [month(10), year(95.8)], 25],
    ["200 percent", [month(25), year(100)], 200],
    ["more than 200 percent, which counts as none", [month(26), year(100)], 0],
    ["no surcharge", [month(10), year(120)], 0],
    ["a more expensive year", [month(10), year(130)], 0],
    ["less than half a percent", [month(10), year(119.5)], 0],
    ["only a price for months", [month(10)], 0],
    ["only a price for years", [year(100)], 0],
    ["no prices", [], 0],
    ["a free year", [month(10), year(0)], 0],
    ["three months and two years", [month(36, 3), year(240, 2)], 20],
    ["30 days and twelve months", [price(12, "day", 30), month(120, 12)], 20],
    ["different currencies", [month(12), price(120, "year", 1, "EUR")], 0],
    ["a currency without decimals", [price(1200, "month", 1, "JPY"), price(12_000, "year", 1, "JPY")], 20],
  ])("of %s", (_, prices, percent) => {
    expect(highestMonthlySurcharge([plan(...prices)])).toBe(percent);
  });

  test("is the highest of all plans", () => {
    expect(highestMonthlySurcharge([plan(month(11), year(120)), plan(month(12), year(120)), plan()])).toBe(20);
  });

  test("ignores hidden plans", () => {
    expect(highestMonthlySurcharge([{ hidden: true, prices: [month(12), year(120)] }])).toBe(0);
  });

  test("is 0 without plans", () => {
    expect(highestMonthlySurcharge([])).toBe(0);
  });
});
