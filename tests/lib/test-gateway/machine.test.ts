import { amountDue } from "@/lib/billing/amounts";
import type { Terms } from "@/lib/billing/gateway";
import { DAY_MS } from "@/lib/durations";
import {
  advance,
  apply,
  nextAt,
  PaymentDeclined,
  prorate,
  RETRY_DAYS,
  startSubscription,
  type TestState,
} from "@/lib/test-gateway/machine";

const START = Date.parse("2026-01-31T12:00:00Z");
const terms = (changes: Partial<Terms> = {}): Terms => ({
  productId: 1,
  priceId: 1,
  product: "Pro",
  amount: 3100,
  currency: "EUR",
  interval: "month",
  intervalCount: 1,
  trialDays: 0,
  taxRate: 0,
  ...changes,
});
const larger = terms({ priceId: 2, product: "Team", amount: 6200 });
const day = (count: number) => START + count * DAY_MS;
const paidBy = ({ invoices }: TestState) => invoices.filter(({ status }) => status === "paid").map(amountDue);

test("the first period is paid at once", () => {
  const state = startSubscription(terms(), "works", START);

  expect(state).toMatchObject({ status: "active", periodStart: START, periodEnd: Date.parse("2026-02-28T12:00:00Z") });
  expect(paidBy(state)).toEqual([3100]);
});

test("each period is charged once, as of its start, even if the job is late", () => {
  const state = advance(startSubscription(terms(), "works", START), Date.parse("2026-04-30T12:00:00Z"));

  expect(state.invoices.map(({ date }) => new Date(date).toISOString().slice(0, 10))).toEqual([
    "2026-01-31",
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
  ]);
  expect(advance(state, Date.parse("2026-04-30T12:00:00Z"))).toEqual(state);
});

test("a trial costs nothing until its end", () => {
  const state = startSubscription(terms({ trialDays: 14 }), "works", START);

  expect([state.status, paidBy(state), nextAt(state)]).toEqual(["trialing", [], day(14)]);
  expect(paidBy(advance(state, day(14)))).toEqual([3100]);
});

test("a trial that is cancelled ends without a payment", () => {
  const state = apply(
    startSubscription(terms({ trialDays: 14 }), "works", START),
    { type: "cancel", at: "period_end" },
    day(1),
  );

  expect(advance(state, day(20))).toMatchObject({ status: "ended", endedAt: day(14), invoices: [] });
});

test("a change of plan ends a trial, and the new plan is charged at once for its first period", () => {
  const trial = startSubscription(terms({ trialDays: 14 }), "works", START);

  const state = apply(trial, { type: "changePlan", terms: larger, at: day(3) }, day(3));

  expect(state).toMatchObject({ status: "active", trialEndsAt: day(3), periodStart: day(3) });
  expect(paidBy(state)).toEqual([6200]);
  expect(paidBy(advance(state, day(14)))).toEqual([6200]);
  expect(paidBy(advance(state, state.periodEnd))).toEqual([6200, 6200]);
});

test("a declined payment for a change of plan leaves the trial as it was", () => {
  const trial = startSubscription(terms({ trialDays: 14 }), "declines", START);

  expect(() => apply(trial, { type: "changePlan", terms: larger, at: day(3) }, day(3))).toThrow(PaymentDeclined);
});

test("an upgrade charges the difference for the rest of the period", () => {
  const march = startSubscription(terms(), "works", Date.parse("2026-03-01T00:00:00Z"));
  const at = Date.parse("2026-03-11T00:00:00Z");

  const state = apply(march, { type: "changePlan", terms: larger, at }, at);

  expect(state.invoices.at(-1)?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["unused", -2100],
    ["remaining", 4200],
  ]);
  expect(paidBy(state)).toEqual([3100, 2100]);
});

test("the charge is the same as in the preview, even if the change comes a little later", () => {
  const state = startSubscription(terms({ taxRate: 1900 }), "works", START);
  const preview = prorate(state, larger, day(5));
  const result = apply(state, { type: "changePlan", terms: larger, at: day(5) }, day(5) + 600_000);

  expect(result.invoices.at(-1)?.total).toBe(preview.total);
});

test("a change to a plan with another cycle begins a new period", () => {
  const yearly = terms({ priceId: 3, amount: 30_000, interval: "year" });
  const state = apply(
    startSubscription(terms(), "works", START),
    { type: "changePlan", terms: yearly, at: day(7) },
    day(7),
  );

  expect(state).toMatchObject({ periodStart: day(7), periodEnd: Date.parse("2027-02-07T12:00:00Z") });
  expect(state.invoices.at(-1)?.lines.map(({ kind }) => kind)).toEqual(["unused", "period"]);
});

test("an upgrade whose payment is declined changes nothing", () => {
  const state = apply(startSubscription(terms(), "works", START), { type: "setCard", card: "declines" }, day(1));
  const before = structuredClone(state);

  expect(() => apply(state, { type: "changePlan", terms: larger, at: day(2) }, day(2))).toThrow(PaymentDeclined);
  expect(state).toEqual(before);
});

test("a failed payment is tried again at growing intervals, and then the subscription ends", () => {
  let state = startSubscription(terms({ interval: "year" }), "declines", START);
  const attempts: number[] = [];
  for (let at = nextAt(state); at !== null; at = nextAt(state)) {
    attempts.push((at - START) / DAY_MS);
    state = advance(state, at);
  }

  expect(RETRY_DAYS).toEqual([1, 3, 5, 7]);
  expect(attempts).toEqual([1, 4, 9, 16]);
  expect(state).toMatchObject({ status: "ended", endedAt: day(16) });
  expect(state.invoices.map(({ status }) => status)).toEqual(["void"]);
});

test("a card that works pays the open invoice at once", () => {
  const state = apply(startSubscription(terms(), "declines", START), { type: "setCard", card: "works" }, day(2));

  expect([state.status, state.failedPayments, paidBy(state)]).toEqual(["active", 0, [3100]]);
});

test("a refund pays back the whole amount of an invoice, and only once", () => {
  const state = startSubscription(terms({ taxRate: 770 }), "works", START);
  const once = apply(state, { type: "refund", invoiceId: 1 }, day(1));
  const twice = apply(once, { type: "refund", invoiceId: 1 }, day(2));

  expect(paidBy(once).reduce((sum, due) => sum + due, 0)).toBe(0);
  expect(twice).toEqual(once);
});

test("credit that an invoice has used is given back if the invoice is never paid", () => {
  const downgraded = apply(
    startSubscription(larger, "works", START),
    { type: "changePlan", terms: terms({ priceId: 9, amount: 5000 }), at: START },
    START,
  );
  expect(downgraded.credit).toBe(1200);

  const failing = apply(downgraded, { type: "setCard", card: "declines" }, day(1));
  const endedState = advance(failing, day(60));

  expect(endedState).toMatchObject({ status: "ended", credit: 1200 });
});
