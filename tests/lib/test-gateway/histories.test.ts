import { amountDue } from "@/lib/billing/amounts";
import type { Terms } from "@/lib/billing/gateway";
import { DAY_MS } from "@/lib/durations";
import {
  advance,
  apply,
  earliestChange,
  nextAt,
  PaymentDeclined,
  startSubscription,
  type TestEvent,
  type TestState,
} from "@/lib/test-gateway/machine";

const HISTORY_COUNT = 10_000;
const HOUR_MS = 3_600_000;
const START = Date.parse("2024-01-31T22:30:00Z");
const RATES = [0, 770, 1900, 2100];
const CURRENCIES = ["EUR", "JPY", "KWD"];
const CYCLES = [
  { interval: "month", intervalCount: 1 },
  { interval: "month", intervalCount: 3 },
  { interval: "year", intervalCount: 1 },
  { interval: "day", intervalCount: 10 },
] as const;

/** Returns a function whose results, from 0 to below 1, are the same in each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * What a plan costs from `from` until the end of its period, rounded half up. This is computed independently of
 * machine.ts, with integers of any size.
 */
function costUntilEnd(plan: Terms, from: number, { start, end }: Period): bigint {
  const [part, whole] = [BigInt(end - from), BigInt(end - start)];
  return (2n * BigInt(plan.amount) * part + whole) / (2n * whole);
}

type Period = { start: number; end: number };
/** `from`: the time in `period` from which `plan` is in use. */
type Use = { plan: Terms; from: number; period: Period };

/** The price of all uses. Each use ends when the next one in its period starts, or else when the period ends. */
function priceOf(uses: Use[]): bigint {
  return uses.reduce((sum, use, index) => {
    const next = uses[index + 1];
    const isReplaced = next !== undefined && next.from < use.period.end;
    const unusedCost = isReplaced ? costUntilEnd(use.plan, next.from, use.period) : 0n;
    return sum + costUntilEnd(use.plan, use.from, use.period) - unusedCost;
  }, 0n);
}

type History = { state: TestState; uses: Use[] };

/** Applies random events of a user, a card and a clock to a new subscription. The seed determines the events. */
function simulate(seed: number): History {
  const random = randomNumbers(seed);
  const planner = newPlanner(random);
  let now = START + Math.floor(random() * 400 * DAY_MS);
  const card = random() < 0.9 ? "works" : "declines";
  const history: History = { state: startSubscription(planner(), card, now), uses: [] };
  noteNewPeriods(history, []);
  for (let steps = 1 + Math.floor(random() * 8); steps > 0; steps -= 1) {
    now += Math.floor(random() * (random() < 0.3 ? HOUR_MS : 60 * DAY_MS));
    passTime(history, now);
    const { status } = history.state;
    const event = chooseEvent(random, history.state);
    if (event !== "changePlan") act(history, event, now);
    else if (status === "active" || status === "trialing")
      changePlan(history, planner(), { at: timeOfChange(random, history.state, now), now });
  }
  return history;
}

type Random = () => number;
const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

/** Returns a function that creates plans with different prices in one currency. Only the first may have a trial. */
function newPlanner(random: Random): () => Terms {
  const [currency, taxRate] = [pick(random, CURRENCIES), pick(random, RATES)];
  let id = 0;
  return () => {
    id += 1;
    const ids = { productId: id, priceId: id, product: `Plan ${id}` };
    const trialDays = id === 1 && random() < 0.3 ? 14 : 0;
    const amount = 1 + Math.floor(random() * 100_000);
    return { ...pick(random, CYCLES), ...ids, amount, currency, trialDays, taxRate };
  };
}

function chooseEvent(random: Random, { invoices }: TestState): TestEvent | "changePlan" {
  const roll = random();
  if (roll < 0.4) return "changePlan";
  if (roll < 0.5) return { type: "cancel", at: random() < 0.7 ? "period_end" : "now" };
  if (roll < 0.6) return { type: "resume" };
  if (roll < 0.85) return { type: "setCard", card: random() < 0.6 ? "works" : "declines" };
  return { type: "refund", invoiceId: 1 + Math.floor(random() * invoices.length) };
}

/** The time of the preview that a user confirms: up to an hour ago, but not before `earliestChange`. */
const timeOfChange = (random: Random, state: TestState, now: number) =>
  Math.max(earliestChange(state), now - Math.floor(random() * HOUR_MS));

function passTime(history: History, now: number): void {
  for (let at = nextAt(history.state); at !== null && at <= now; at = nextAt(history.state)) {
    const invoicesBefore = history.state.invoices;
    history.state = advance(history.state, at);
    noteNewPeriods(history, invoicesBefore);
  }
}

function act(history: History, event: TestEvent, now: number): void {
  const invoicesBefore = history.state.invoices;
  history.state = apply(history.state, event, now);
  noteNewPeriods(history, invoicesBefore);
}

/** Adds a use for each new period. The use counts once its invoice is paid. */
function noteNewPeriods({ state, uses }: History, invoicesBefore: readonly unknown[]): void {
  for (const { lines, refundOf } of state.invoices.slice(invoicesBefore.length)) {
    const [line] = lines;
    if (refundOf !== undefined || lines.length !== 1 || line?.kind !== "period") continue;
    uses.push({ plan: state.terms, from: line.periodStart, period: { start: line.periodStart, end: line.periodEnd } });
  }
}

function changePlan(history: History, plan: Terms, { at, now }: { at: number; now: number }): void {
  const { status, terms, periodStart, periodEnd } = history.state;
  try {
    history.state = apply(history.state, { type: "changePlan", terms: plan, at }, now);
  } catch (error) {
    if (error instanceof PaymentDeclined) return;
    throw error;
  }
  const isSame =
    status !== "trialing" && plan.interval === terms.interval && plan.intervalCount === terms.intervalCount;
  const period = isSame ? { start: periodStart, end: periodEnd } : { start: at, end: history.state.periodEnd };
  history.uses.push({ plan, from: at, period });
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Whether the period of a use is unpaid. The plan cannot change in such a period, so no other use shares it. */
function isUnpaid({ invoices }: TestState, { from, plan }: Use): boolean {
  return invoices.some(
    ({ status, lines }) => status !== "paid" && lines[0]?.periodStart === from && lines[0]?.product === plan.product,
  );
}

// Each check returns what is wrong. An `expect` for each of a million numbers would take too long.

/** Checks that the charges before taxes are the price of all uses, except those whose period is unpaid. */
function findWrongCharges({ state, uses }: History): string[] {
  const charged = state.invoices.filter(({ status, refundOf }) => status === "paid" && refundOf === undefined);
  const price = priceOf(uses.filter((use) => !isUnpaid(state, use)));
  const subtotals = BigInt(sum(charged.map(({ subtotal }) => subtotal)));
  return [
    ...(subtotals === price ? [] : [`charged ${subtotals} for what costs ${price}`]),
    ...charged.filter((invoice) => amountDue(invoice) < 0).map(({ id }) => `${id} pays money out`),
  ];
}

const findWrongTotals = ({ state }: History): string[] =>
  state.invoices.flatMap(({ id, lines, subtotal, tax, total, taxRate }) => [
    ...(subtotal === sum(lines.map(({ amount }) => amount)) ? [] : [`${id} is not the sum of its lines`]),
    ...(Math.abs(tax - (subtotal * taxRate) / 10_000) <= 0.5 ? [] : [`${id} has the wrong tax`]),
    ...(total === subtotal + tax ? [] : [`${id} has the wrong total`]),
  ]);

/** Checks that each refund is for the whole amount of one paid invoice, and happens only once. */
function findWrongRefunds({ state: { invoices } }: History): string[] {
  const refunds = invoices.filter(({ refundOf }) => refundOf !== undefined);
  const isRefund = (invoiceId: number | undefined, total: number) =>
    invoices.some((paid) => paid.id === invoiceId && paid.status === "paid" && paid.total === -total);
  const isOnce = new Set(refunds.map(({ refundOf }) => refundOf)).size === refunds.length;
  return [
    ...refunds.filter(({ refundOf, total }) => !isRefund(refundOf, total)).map(({ id }) => `${id} refunds nothing`),
    ...(isOnce ? [] : ["an invoice is refunded twice"]),
  ];
}

/**
 * Checks that the money paid is the total of the paid invoices, plus the credit that is left and the credit that open
 * invoices use.
 */
function findMissingMoney({ state: { invoices, credit } }: History): string[] {
  const paid = invoices.filter(({ status }) => status === "paid");
  const pendingCredit = sum(invoices.filter(({ status }) => status === "open").map(({ fromCredit }) => fromCredit));
  const isExact = sum(paid.map(amountDue)) - credit - pendingCredit === sum(paid.map(({ total }) => total));
  return [...(isExact ? [] : ["money is missing"]), ...(credit < 0 ? ["the credit is negative"] : [])];
}

/** Which kinds of events a history contains. */
const eventKindsIn = ({ state, uses }: History) => ({
  changes: new Set(uses.map(({ plan }) => plan.priceId)).size > 1,
  refunds: state.invoices.some(({ refundOf }) => refundOf !== undefined),
  ends: state.endedAt !== null,
  failures: state.invoices.some(({ status }) => status === "void"),
  credits: state.credit > 0,
});

describe(`in ${HISTORY_COUNT} histories`, () => {
  const histories = Array.from({ length: HISTORY_COUNT }, (_, seed) => simulate(seed));

  test.each([
    ["invoices add up to what was used and paid for, to the minor unit", findWrongCharges],
    ["the total of every invoice is the sum of its lines and its tax", findWrongTotals],
    ["every refund pays back one invoice", findWrongRefunds],
    ["the money paid is the total of the paid invoices, plus the credit", findMissingMoney],
  ])("%s", (_, findProblems) => {
    expect(
      histories.flatMap((history, seed) => findProblems(history).map((text) => `history ${seed}: ${text}`)),
    ).toEqual([]);
  });

  test.each(["changes", "refunds", "ends", "failures", "credits"] as const)("many have %s", (name) => {
    expect(histories.filter((history) => eventKindsIn(history)[name]).length).toBeGreaterThan(HISTORY_COUNT / 50);
  });
});
