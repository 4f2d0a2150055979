import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import type { Terms } from "@/lib/billing/gateway";
import { DAY_MS } from "@/lib/billing/periods";
import { env } from "@/lib/env";
import {
  advance,
  apply,
  nextAt,
  prorate,
  renewalOf,
  startSubscription,
  type TestInvoice,
  type TestState,
} from "@/lib/test-gateway/machine";

export const STRIPE_SECRET = "sk_test_of_the_tests";
export const WEBHOOK_SECRET = "whsec_of_the_tests";

type Form = { [key: string]: string | Form };
type Row = Record<string, unknown> & { id: string };
/**
 * A promotion code with a permanent discount in percent. As at Stripe, amounts for a part of a period are net, or gross
 * with discounts of their own (`itemized`).
 */
export type Coupon = { percentOff: number; itemized?: boolean };
type Subscription = {
  id: string;
  /** Its terms and amounts are net of the coupon. */
  state: TestState;
  coupon: Coupon | null;
  taxRateId: string;
  metadata: Form;
  customer: string;
  itemId: string;
};
type Session = Row & { terms: Terms; taxRateId: string; metadata: Form; customer: string };

/** An error response of Stripe. A route throws it. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; message: string },
  ) {
    super(error.message);
  }
}

/**
 * A fake Stripe that speaks its HTTP API on loopback. It keeps the state that the SDK and the tests create. It computes
 * amounts by the rules of the test gateway.
 */
export class StripeServer {
  /** The paths of all calls, such as "POST /v1/checkout/sessions". */
  readonly calls: string[] = [];
  /** Whether it responds to every call with an error. */
  isDown = false;
  private readonly rows = new Map<string, Row>();
  private readonly sessions = new Map<string, Session>();
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly creditNotes: Row[] = [];
  private readonly responses = new Map<string, unknown>();
  private count = 0;
  private server: Server | undefined;

  /** Starts it, and makes the app use it. Without secrets, the settings have to contain them. */
  async start({ withSecrets = true } = {}): Promise<void> {
    const server = createServer((request, response) => {
      void this.handle(request).then(({ status, body }) => {
        response.writeHead(status, { "content-type": "application/json", "request-id": "req_1" });
        response.end(JSON.stringify(body));
      });
    });
    await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
    this.server = server;
    const { port } = server.address() as AddressInfo;
    const secrets = { STRIPE_SECRET_KEY: STRIPE_SECRET, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
    Object.assign(env(), { STRIPE_API_BASE: `http://127.0.0.1:${port}`, ...(withSecrets && secrets) });
  }

  async stop(): Promise<void> {
    Object.assign(env(), {
      STRIPE_API_BASE: undefined,
      STRIPE_SECRET_KEY: undefined,
      STRIPE_WEBHOOK_SECRET: undefined,
    });
    this.server?.closeAllConnections();
    await new Promise((closed) => this.server?.close(closed));
  }

  /** Forgets everything, as the database does between tests, so that no id refers to another test's row. */
  reset(): void {
    for (const kept of [this.rows, this.sessions, this.subscriptions, this.responses]) kept.clear();
    this.creditNotes.length = 0;
    this.calls.length = 0;
  }

  /** Pays on Stripe's page as the user does, optionally with a promotion code. Returns the id of the subscription. */
  pay(sessionId: string, { coupon = null }: { coupon?: Coupon | null } = {}): string {
    const session = this.sessions.get(sessionId);
    if (session?.status !== "open") throw new Error("This session is not open.");
    if (coupon && session.allow_promotion_codes !== "true") throw new Error("This page takes no promotion codes.");
    const id = this.newId("sub");
    const state = startSubscription(discounted(session.terms, coupon), "works", Date.now());
    const { metadata, customer, taxRateId } = session;
    this.subscriptions.set(id, { id, state, coupon, taxRateId, metadata, customer, itemId: this.newId("si") });
    Object.assign(session, { status: "complete", subscription: id });
    return id;
  }

  /** Like `pay`, but returns an empty list for a page that was closed. */
  payIfOpen = (sessionId: string): string[] =>
    this.sessions.get(sessionId)?.status === "open" ? [this.pay(sessionId)] : [];

  /** Lets days pass for one subscription, and runs what is due in them. */
  passDays(id: string, days: number): void {
    const subscription = this.subscriptionOf(id);
    const { state } = subscription;
    const back = (time: number) => time - days * DAY_MS;
    const moved = {
      ...state,
      anchor: back(state.anchor),
      periodStart: back(state.periodStart),
      periodEnd: back(state.periodEnd),
    };
    subscription.state = advance(moved, Date.now());
  }

  /** Refunds the first invoice, as an admin can on Stripe's own pages. */
  refund(id: string): void {
    const [first] = this.subscriptionOf(id).state.invoices;
    const amount = String(first?.total);
    this.credit({ invoice: `in_${id}_${first?.id}`, amount, refund_amount: amount });
  }

  setCard(id: string, card: "works" | "declines"): void {
    const subscription = this.subscriptionOf(id);
    subscription.state = apply(subscription.state, { type: "setCard", card }, Date.now());
  }

  /** The body and signature of an event about a subscription, as Stripe sends it. */
  event(type: string, subscriptionId: string, { secret = WEBHOOK_SECRET, id = this.newId("evt") } = {}) {
    const object = this.subscriptionJson(this.subscriptionOf(subscriptionId));
    const payload = JSON.stringify({ id, object: "event", type, created: seconds(Date.now()), data: { object } });
    return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret }) };
  }

  /** What happened to a subscription's money, in minor units. */
  stateOf = (id: string): TestState => this.subscriptionOf(id).state;

  private async handle(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const url = new URL(request.url ?? "/", "http://stripe.test");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = formOf(
      request.method === "GET" ? url.searchParams : new URLSearchParams(Buffer.concat(chunks).toString()),
    );
    this.calls.push(`${request.method} ${url.pathname}`);
    try {
      return { status: 200, body: this.respond(request, url.pathname, form) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: { error: error.error } };
      return { status: 500, body: { error: { type: "api_error", message: String(error) } } };
    }
  }

  private respond(request: IncomingMessage, path: string, form: Form): unknown {
    if (this.isDown) throw new Refusal(500, { type: "api_error", message: "Down" });
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRET}`)
      throw new Refusal(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    const key = request.headers["idempotency-key"];
    const known = typeof key === "string" ? this.responses.get(key) : undefined;
    if (known !== undefined) return known;
    const body = this.route(`${request.method} ${path}`, form);
    if (typeof key === "string") this.responses.set(key, body);
    return body;
  }

  private route(call: string, form: Form): unknown {
    for (const [pattern, run] of this.routes) {
      const match = pattern.exec(call);
      if (match) return run(form, match[1] ?? "");
    }
    throw new Refusal(404, { type: "invalid_request_error", message: `Unrecognized request URL (${call})` });
  }

  private readonly routes: [RegExp, (form: Form, id: string) => unknown][] = [
    [/^GET \/v1\/balance$/, () => ({ object: "balance", available: [] })],
    [/^POST \/v1\/products$/, (form) => this.keep("prod", form)],
    [/^POST \/v1\/prices$/, (form) => this.keep("price", form)],
    [/^POST \/v1\/customers$/, (form) => this.keep("cus", form)],
    [/^POST \/v1\/tax_rates$/, (form) => this.keep("txr", { ...form, active: "true" })],
    [
      /^GET \/v1\/tax_rates$/,
      () => listOf([...this.rows.values()].filter(({ id }) => id.startsWith("txr")).map(taxRate)),
    ],
    [/^GET \/v1\/tax_rates\/(\w+)$/, (_, id) => taxRate(this.rowOf(id))],
    [/^POST \/v1\/checkout\/sessions$/, (form) => this.createSession(form)],
    [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (_, id) => this.sessionOf(id)],
    [
      /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
      (_, id) => Object.assign(this.sessionOf(id), { status: "expired" }),
    ],
    [/^GET \/v1\/subscriptions$/, () => this.listLive()],
    [/^GET \/v1\/subscriptions\/(\w+)$/, (_, id) => this.subscriptionJson(this.subscriptionOf(id))],
    [/^POST \/v1\/subscriptions\/(\w+)$/, (form, id) => this.update(id, form)],
    [/^DELETE \/v1\/subscriptions\/(\w+)$/, (_, id) => this.change(id, { type: "cancel", at: "now" })],
    [/^GET \/v1\/invoices$/, (form) => this.listInvoices(form)],
    [/^GET \/v1\/invoices\/(\w+)$/, (_, id) => this.invoiceNamed(id)],
    [/^POST \/v1\/invoices\/create_preview$/, (form) => this.preview(form)],
    [/^POST \/v1\/credit_notes$/, (form) => this.credit(form)],
    [/^GET \/v1\/credit_notes$/, ({ invoice }) => listOf(this.creditNotes.filter((note) => note.invoice === invoice))],
    [
      /^POST \/v1\/billing_portal\/sessions$/,
      (form) => ({ ...this.keep("bps", form), url: "https://billing.stripe.test/p" }),
    ],
  ];

  private newId(prefix: string): string {
    this.count += 1;
    return `${prefix}_${this.count}`;
  }

  private keep(prefix: string, form: Form): Row {
    const row = { ...form, id: this.newId(prefix) };
    this.rows.set(row.id, row);
    return row;
  }

  private createSession(form: Form): Session {
    const [item] = Object.values(form.line_items as Form) as Form[];
    const data = form.subscription_data as Form;
    const taxRateId = String(Object.values((item?.tax_rates ?? {}) as Form)[0] ?? "");
    const rate = this.rows.get(taxRateId);
    const taxRate = Math.round(Number(rate?.percentage ?? 0) * 100);
    const terms = this.termsOf(String(item?.price), { trialDays: Number(data.trial_period_days ?? 0), taxRate });
    const id = this.newId("cs");
    const session = {
      id,
      object: "checkout.session",
      status: "open",
      url: `https://checkout.stripe.test/${id}`,
      subscription: null,
      client_reference_id: form.client_reference_id,
      allow_promotion_codes: form.allow_promotion_codes,
      terms,
      taxRateId,
      metadata: data.metadata as Form,
      customer: String(form.customer),
    };
    this.sessions.set(id, session);
    return session;
  }

  private termsOf(priceId: string, rest: Pick<Terms, "trialDays" | "taxRate">): Terms {
    const price = this.rows.get(priceId) as (Row & { recurring: Form }) | undefined;
    if (!price) throw missing(`No such price: ${priceId}`);
    return {
      ...rest,
      productId: 0,
      priceId: Number(priceId.split("_")[1]),
      product: String(price.product),
      amount: Number(price.unit_amount),
      currency: String(price.currency),
      interval: price.recurring.interval as Terms["interval"],
      intervalCount: Number(price.recurring.interval_count),
    };
  }

  private rowOf(id: string): Row {
    const row = this.rows.get(id);
    if (!row) throw missing(`No such object: ${id}`);
    return row;
  }

  private sessionOf(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw missing("No such checkout.session");
    return session;
  }

  private subscriptionOf(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw missing("No such subscription");
    return subscription;
  }

  private listLive() {
    const live = [...this.subscriptions.values()].filter(({ state }) => nextAt(state) !== null);
    return listOf(live.map((subscription) => this.subscriptionJson(subscription)));
  }

  private change(id: string, event: Parameters<typeof apply>[1]) {
    const subscription = this.subscriptionOf(id);
    subscription.state = apply(subscription.state, event, Date.now());
    return this.subscriptionJson(subscription);
  }

  private update(id: string, form: Form) {
    if (form.items) return this.changePlan(id, form);
    return this.change(
      id,
      form.cancel_at_period_end === "true" ? { type: "cancel", at: "period_end" } : { type: "resume" },
    );
  }

  private changePlan(id: string, form: Form) {
    const subscription = this.subscriptionOf(id);
    if (subscription.state.card === "declines")
      throw new Refusal(402, { type: "card_error", code: "card_declined", message: "Declined" });
    const terms = this.newTerms(form, subscription);
    return this.change(id, { type: "changePlan", terms, at: Number(form.proration_date) * 1000 });
  }

  private newTerms({ items }: Form, { state, coupon }: Subscription): Terms {
    const [item] = Object.values(items as Form) as Form[];
    const terms = this.termsOf(String(item?.price), { trialDays: 0, taxRate: state.terms.taxRate });
    return discounted(terms, coupon);
  }

  private preview(form: Form) {
    const subscription = this.subscriptionOf(String(form.subscription));
    const details = form.subscription_details as Form | undefined;
    if (!details) return this.previewRenewal(subscription);
    const terms = this.newTerms(details, subscription);
    const { periodEnd: _, ...amounts } = prorate(subscription.state, terms, Number(details.proration_date) * 1000);
    const sums = { id: 0, date: Date.now(), status: "open", currency: terms.currency, taxRate: terms.taxRate } as const;
    return this.invoiceJson(subscription, { ...sums, ...amounts });
  }

  private previewRenewal(subscription: Subscription) {
    const { terms } = subscription.state;
    const { lines, totals } = renewalOf(subscription.state);
    const invoice = {
      id: 0,
      date: Date.now(),
      status: "open",
      currency: terms.currency,
      taxRate: terms.taxRate,
    } as const;
    return this.invoiceJson(subscription, { ...invoice, ...totals, lines });
  }

  private listInvoices({ subscription, status, limit }: Form) {
    const owner = this.subscriptionOf(String(subscription));
    const { invoices } = owner.state;
    const matching = invoices.filter((invoice) => status === undefined || invoice.status === status).toReversed();
    return listOf(matching.slice(0, Number(limit)).map((invoice) => this.invoiceJson(owner, invoice)));
  }

  private invoiceNamed(invoiceId: string) {
    const [, subscriptionId = "", id] = /^in_(.+)_(\d+)$/.exec(invoiceId) ?? [];
    const subscription = this.subscriptionOf(subscriptionId);
    const invoice = subscription.state.invoices.find((known) => known.id === Number(id));
    if (!invoice) throw missing("No such invoice");
    return this.invoiceJson(subscription, invoice);
  }

  private credit(form: Form): Row {
    const total = Number(form.amount);
    const refunded = Number(form.refund_amount ?? 0);
    if (refunded + Number(form.credit_amount ?? 0) !== total)
      throw new Refusal(400, { type: "invalid_request_error", message: "The amounts must add up." });
    const { total_excluding_tax } = this.invoiceNamed(String(form.invoice));
    const note = {
      ...form,
      id: this.newId("cn"),
      object: "credit_note",
      status: "issued",
      created: seconds(Date.now()),
    };
    const refunds = refunded > 0 ? [{ amount_refunded: refunded, type: "refund" }] : [];
    const row = { ...note, total, subtotal: total_excluding_tax, total_excluding_tax, refunds };
    this.creditNotes.push(row);
    return row;
  }

  private subscriptionJson({ id, state, metadata, customer, itemId }: Subscription) {
    const { terms, trialEndsAt, endedAt } = state;
    const item = {
      id: itemId,
      price: { id: `price_${terms.priceId}` },
      current_period_start: seconds(state.periodStart),
      current_period_end: seconds(state.periodEnd),
    };
    return {
      id,
      object: "subscription",
      customer,
      metadata,
      status: state.status === "ended" ? "canceled" : state.status,
      created: seconds(state.anchor),
      cancel_at_period_end: state.cancelAtPeriodEnd,
      cancel_at: null,
      canceled_at: endedAt && seconds(endedAt),
      ended_at: endedAt && seconds(endedAt),
      trial_end: trialEndsAt && seconds(trialEndsAt),
      default_payment_method: { id: "pm_1", type: "card", card: { brand: "visa", last4: "4242" } },
      items: { data: [item] },
    };
  }

  private invoiceJson(subscription: Subscription, invoice: TestInvoice) {
    const { id, status, currency, subtotal, tax, total, fromCredit, date } = invoice;
    const invoiceId = `in_${subscription.id}_${id}`;
    const credited = this.creditNotes.filter((note) => note.invoice === invoiceId);
    const lines = invoice.lines.map((line) => this.lineJson(subscription, line));
    const discount = sum(lines.flatMap(({ discount_amounts }) => discount_amounts.map(({ amount }) => amount)));
    const taxRateDetails = { tax_rate: subscription.taxRateId };
    return {
      id: invoiceId,
      object: "invoice",
      status,
      currency,
      created: seconds(date),
      effective_at: seconds(date),
      period_start: seconds(date),
      period_end: seconds(date),
      subtotal: sum(lines.map(({ amount }) => amount)),
      total,
      total_excluding_tax: subtotal,
      total_taxes: tax === 0 ? [] : [{ amount: tax, type: "tax_rate_details", tax_rate_details: taxRateDetails }],
      total_discount_amounts: discount === 0 ? [] : [{ amount: discount, discount: discountId(subscription) }],
      amount_due: total - fromCredit,
      amount_paid: status === "paid" ? total - fromCredit : 0,
      attempt_count: subscription.state.failedPayments,
      next_payment_attempt: null,
      post_payment_credit_notes_amount: sum(credited.map((note) => Number(note.total))),
      parent: { subscription_details: { subscription: subscription.id } },
      lines: { data: lines },
    };
  }

  private lineJson(subscription: Subscription, { amount: net, ...line }: TestInvoice["lines"][number]) {
    const price = [...this.rows.values()].find(
      ({ id, product }) => id.startsWith("price_") && product === line.product,
    );
    const proration = line.kind === "unused" || line.kind === "remaining";
    const { coupon } = subscription;
    const isItemized = coupon && (!proration || coupon.itemized);
    const gross = proration ? Math.round((net * 100) / (100 - (coupon?.percentOff ?? 0))) : Number(price?.unit_amount);
    const amount = isItemized ? gross : net;
    return {
      amount,
      quantity: line.quantity,
      description: line.product,
      discountable: !proration,
      discount_amounts: coupon ? [{ amount: amount - net, discount: discountId(subscription) }] : [],
      period: { start: seconds(line.periodStart), end: seconds(line.periodEnd) },
      pricing: { type: "price_details", price_details: { price: price?.id, product: line.product } },
      parent: { subscription_item_details: { subscription: subscription.id, proration } },
    };
  }
}

/** The terms with the discounted amount. */
const discounted = (terms: Terms, coupon: Coupon | null): Terms => ({
  ...terms,
  amount: terms.amount - Math.round((terms.amount * (coupon?.percentOff ?? 0)) / 100),
});

const discountId = ({ id }: Subscription) => `di_${id}`;
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const seconds = (time: number) => Math.floor(time / 1000);
const listOf = (data: unknown[]) => ({ object: "list", has_more: false, data });
const taxRate = (row: Row) => ({ ...row, percentage: Number(row.percentage) });
const missing = (message: string) =>
  new Refusal(404, { type: "invalid_request_error", code: "resource_missing", message });

/** Reads `items[0][price]=x` as nested objects. */
function formOf(fields: URLSearchParams): Form {
  const form: Form = {};
  for (const [name, value] of fields) {
    const [first = "", ...rest] = name.split(/[[\]]+/).filter(Boolean);
    const path = [first, ...rest];
    const last = path.pop() ?? "";
    let target = form;
    for (const key of path) {
      target[key] ??= {};
      target = target[key] as Form;
    }
    target[last] = value;
  }
  return form;
}
