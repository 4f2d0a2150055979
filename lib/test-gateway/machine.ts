import { type AmountLine, amountDue, type Totals, totalsOf } from "@/lib/billing/amounts";
import type { CancelAt, InvoiceStatus, SubscriptionStatus, Terms } from "@/lib/billing/gateway";
import { isSameCycle, periodBoundary } from "@/lib/billing/periods";
import { DAY_MS } from "@/lib/durations";
import { shareOf } from "@/lib/money";

// The billing rules of the test gateway: pure functions without a clock or a database. All times are in milliseconds.

/** The days from each failed payment to the next attempt. The subscription ends if the last attempt fails too. */
export const RETRY_DAYS = [1, 3, 5, 7] as const;

/** What happens to payments from now on. */
export type Card = "works" | "declines";

export type TestInvoice = Totals & {
  id: number;
  date: number;
  currency: string;
  taxRate: number;
  status: InvoiceStatus;
  lines: AmountLine[];
  /** Only for a credit note: the id of the invoice that it refunds. */
  refundOf?: number;
};

export type TestState = {
  terms: Terms;
  status: SubscriptionStatus;
  /** The time from which periods are counted. */
  anchor: number;
  /** The number of whole periods between the anchor and the end of the current period. */
  edge: number;
  periodStart: number;
  periodEnd: number;
  trialEndsAt: number | null;
  /** The time from which the last plan change counts. Null if the plan has never changed. */
  changedAt: number | null;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  card: Card;
  failedPayments: number;
  nextPaymentAt: number | null;
  /** In minor units, never negative. Later invoices are paid from it first. */
  credit: number;
  invoices: TestInvoice[];
};

export type TestEvent =
  | { type: "changePlan"; terms: Terms; at: number }
  | { type: "cancel"; at: CancelAt }
  | { type: "resume" }
  | { type: "setCard"; card: Card }
  | { type: "refund"; invoiceId: number };

/** The payment for a plan change was declined. Nothing has changed. */
export class PaymentDeclined extends Error {}

/** Starts a subscription with its trial, or with the first payment. */
export function startSubscription(terms: Terms, card: Card, now: number): TestState {
  const trialEnd = terms.trialDays > 0 ? now + terms.trialDays * DAY_MS : null;
  const state: TestState = {
    terms,
    status: trialEnd === null ? "active" : "trialing",
    anchor: trialEnd ?? now,
    edge: 0,
    periodStart: now,
    periodEnd: trialEnd ?? now,
    trialEndsAt: trialEnd,
    changedAt: null,
    cancelAtPeriodEnd: false,
    endedAt: null,
    card,
    failedPayments: 0,
    nextPaymentAt: null,
    credit: 0,
    invoices: [],
  };
  return trialEnd === null ? renew(state) : state;
}

/** The time of the next step: the end of the period, or a payment retry. Null once the subscription has ended. */
export function nextAt({ status, periodEnd, nextPaymentAt, cancelAtPeriodEnd }: TestState): number | null {
  if (status === "ended") return null;
  if (status !== "past_due" || nextPaymentAt === null) return periodEnd;
  return cancelAtPeriodEnd ? Math.min(periodEnd, nextPaymentAt) : nextPaymentAt;
}

/** Applies every step that is due by `now`, each at its own time. */
export function advance(before: TestState, now: number): TestState {
  let state = before;
  for (let at = nextAt(state); at !== null && at <= now; at = nextAt(state)) {
    if (state.cancelAtPeriodEnd && at === state.periodEnd) state = end(state, at);
    else state = state.status === "past_due" ? retryPayment(state, at) : renew(state);
  }
  return state;
}

/**
 * Applies an event at `now`, after every step that was due by then. Once the subscription has ended, only refunds have
 * an effect.
 */
export function apply(before: TestState, event: TestEvent, now: number): TestState {
  const state = advance(before, now);
  if (event.type === "refund") return refund(state, event.invoiceId, now);
  if (state.status === "ended") return state;
  switch (event.type) {
    case "changePlan":
      return changePlan(state, event.terms, event.at, now);
    case "cancel":
      return event.at === "now" ? end(state, now) : { ...state, cancelAtPeriodEnd: true };
    case "resume":
      return { ...state, cancelAtPeriodEnd: false };
    case "setCard":
      return setCard(state, event.card, now);
  }
}

/** The earliest time from which a plan change may be charged: the start of the period or, if later, the last change. */
export const earliestChange = ({ periodStart, changedAt }: TestState): number => Math.max(periodStart, changedAt ?? 0);

/**
 * The lines and sums of a plan change at the time `at`. During a trial, nothing was paid, and the first period of the
 * new plan begins.
 */
export function prorate(
  state: TestState,
  terms: Terms,
  at: number,
): Totals & { lines: AmountLine[]; periodEnd: number } {
  if (state.status === "trialing") return firstPeriod(state, terms, at);
  const periodEnd = isSameCycle(state.terms, terms) ? state.periodEnd : periodBoundary(at, terms, 1);
  const lines = [unusedLine(state, at), newPlanLine(state, terms, { at, periodEnd })];
  return { lines, ...totalsOf(lines, terms.taxRate, state.credit), periodEnd };
}

function firstPeriod({ credit }: TestState, terms: Terms, at: number) {
  const periodEnd = periodBoundary(at, terms, 1);
  const { product, amount } = terms;
  const lines = [{ kind: "period", product, periodStart: at, periodEnd, quantity: 1, amount } as const];
  return { lines: [...lines], ...totalsOf(lines, terms.taxRate, credit), periodEnd };
}

function unusedLine({ terms, periodStart, periodEnd }: TestState, at: number): AmountLine {
  const amount = 0 - shareOf(terms.amount, periodEnd - at, periodEnd - periodStart);
  return { kind: "unused", product: terms.product, periodStart: at, periodEnd, quantity: 1, amount };
}

function newPlanLine(state: TestState, terms: Terms, { at, periodEnd }: { at: number; periodEnd: number }): AmountLine {
  const line = { product: terms.product, periodStart: at, periodEnd, quantity: 1 };
  if (!isSameCycle(state.terms, terms)) return { ...line, kind: "period", amount: terms.amount };
  const amount = shareOf(terms.amount, periodEnd - at, periodEnd - state.periodStart);
  return { ...line, kind: "remaining", amount };
}

/**
 * Changes the plan and charges the amounts that `prorate` returns for `at`, which must not be before `earliestChange`.
 * Also ends a trial, and undoes a cancellation. Does nothing if the price stays the same.
 */
function changePlan(state: TestState, terms: Terms, at: number, now: number): TestState {
  const next = { ...state, terms: { ...terms, trialDays: 0 }, changedAt: at, cancelAtPeriodEnd: false };
  if (terms.priceId === state.terms.priceId) return state;
  const { lines, periodEnd, ...totals } = prorate(state, terms, at);
  if (amountDue(totals) > 0 && state.card === "declines") throw new PaymentDeclined();
  const charged = addInvoice(next, { lines, ...totals, date: now, status: "paid" });
  const restarted = { ...charged, anchor: at, edge: 1, periodStart: at, periodEnd };
  if (state.status === "trialing") return { ...restarted, status: "active", trialEndsAt: at };
  return isSameCycle(state.terms, terms) ? charged : restarted;
}

/** The lines and sums of the next period. */
export function renewalOf({ terms, anchor, edge, periodEnd: start, credit }: TestState) {
  const { product, amount } = terms;
  const periodEnd = periodBoundary(anchor, terms, edge + 1);
  const lines = [{ kind: "period", product, periodStart: start, periodEnd, quantity: 1, amount } as const];
  return { lines, periodEnd, totals: totalsOf(lines, terms.taxRate, credit) };
}

/** Begins the next period and charges it. */
function renew(state: TestState): TestState {
  const start = state.periodEnd;
  const { lines, periodEnd, totals } = renewalOf(state);
  const isPaid = amountDue(totals) <= 0 || state.card === "works";
  const next = { ...state, edge: state.edge + 1, periodStart: start, periodEnd };
  const charged = addInvoice(next, { lines, ...totals, date: start, status: isPaid ? "paid" : "open" });
  return isPaid ? { ...charged, status: "active" } : failPayment({ ...charged, status: "past_due" }, start);
}

function retryPayment(state: TestState, at: number): TestState {
  return state.card === "works" ? payOpenInvoice(state) : failPayment(state, at);
}

function failPayment(state: TestState, at: number): TestState {
  const days = RETRY_DAYS[state.failedPayments];
  if (days === undefined) return end(state, at);
  return { ...state, failedPayments: state.failedPayments + 1, nextPaymentAt: at + days * DAY_MS };
}

function payOpenInvoice(state: TestState): TestState {
  const invoices = state.invoices.map((invoice) =>
    invoice.status === "open" ? { ...invoice, status: "paid" as const } : invoice,
  );
  return { ...state, invoices, status: "active", failedPayments: 0, nextPaymentAt: null };
}

/** A new card that works pays an open invoice immediately. */
function setCard(state: TestState, card: Card, now: number): TestState {
  const next = { ...state, card };
  return card === "works" && state.status === "past_due" ? advance(payOpenInvoice(next), now) : next;
}

/** Ends a subscription at `now`, or at the end of its period if that was earlier. Does not renew it. */
export const endAtOnce = (state: TestState, now: number): TestState =>
  apply({ ...state, cancelAtPeriodEnd: true }, { type: "cancel", at: "now" }, now);

/** Ends the subscription. An open invoice no longer has to be paid, and the credit used for it is returned. */
function end(state: TestState, at: number): TestState {
  const openInvoices = state.invoices.filter(({ status }) => status === "open");
  const credit = openInvoices.reduce((sum, { fromCredit }) => sum + fromCredit, state.credit);
  const invoices = state.invoices.map((invoice) =>
    invoice.status === "open" ? { ...invoice, status: "void" as const, fromCredit: 0 } : invoice,
  );
  return { ...state, invoices, credit, status: "ended", endedAt: at, nextPaymentAt: null };
}

/** Refunds a paid invoice with a credit note, at most once. */
function refund(state: TestState, invoiceId: number, now: number): TestState {
  const invoice = state.invoices.find(({ id, status, total }) => id === invoiceId && status === "paid" && total > 0);
  if (!invoice || state.invoices.some(({ refundOf }) => refundOf === invoiceId)) return state;
  const { subtotal, tax, total, fromCredit, taxRate } = invoice;
  const lines = invoice.lines.map((line) => ({ ...line, kind: "refund" as const, amount: 0 - line.amount }));
  const sums = { subtotal: -subtotal, tax: -tax, total: -total, fromCredit: -fromCredit };
  return addInvoice(state, { lines, ...sums, date: now, status: "paid", refundOf: invoiceId }, taxRate);
}

type NewInvoice = Omit<TestInvoice, "id" | "currency" | "taxRate">;

function addInvoice(state: TestState, invoice: NewInvoice, taxRate = state.terms.taxRate): TestState {
  const id = state.invoices.length + 1;
  const newInvoice = { ...invoice, id, currency: state.terms.currency, taxRate };
  return { ...state, credit: state.credit - invoice.fromCredit, invoices: [...state.invoices, newInvoice] };
}
