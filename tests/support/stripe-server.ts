import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { totalsOf } from "@/lib/billing/amounts";
import type { Terms } from "@/lib/billing/gateway";
import { DAY_MS } from "@/lib/durations";
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
 * A promotion code with a permanent discount in percent. As in Stripe, the amount of a prorated line is either net of
 * the discount or, if `itemized`, gross. A gross line lists its discount separately.
 */
export type Coupon = { percentOff: number; itemized?: boolean };
/** `card`: the fingerprint of the card, by default of a card of its own. */
export type Payment = { coupon?: Coupon | null; card?: string };
type Subscription = {
  id: string;
  /** The terms and amounts in it are net of the coupon. */
  state: TestState;
  coupon: Coupon | null;
  taxRateId: string;
  metadata: Form;
  customer: string;
  /** The fingerprint of the card, which is the same for all customers. */
  card: string;
  itemId: string;
  /** Whether the user cancelled in Stripe's portal, which sets `cancel_at` instead of `cancel_at_period_end`. */
  isCancelledInPortal: boolean;
  /** Whether the bank requires a confirmation of the next payment. */
  asksToConfirm: boolean;
  /** A change of plan that waits until the user confirms the payment. */
  pendingChange: Form | null;
};
type Session = Row & { form: Form; terms: Terms; taxRateId: string; metadata: Form; customer: string };

/** `isReplayed`: whether the response is that of an earlier call with the same idempotency key. */
type Answer = { status: number; body: unknown; isReplayed?: boolean };

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
 * A fake Stripe on loopback with Stripe's HTTP API. It keeps the state that the SDK and the tests create. It computes
 * amounts by the rules of the test gateway.
 */
export class StripeServer {
  /** The methods and paths of all calls, such as "POST /v1/checkout/sessions". */
  readonly calls: string[] = [];
  /** Whether the server responds to every call with an error. */
  isDown = false;
  /** How many lines are sent with an invoice, and on each page of the list of its lines. */
  linesPerPage = 10;
  /** How many tax rates are on each page of their list. */
  taxRatesPerPage = 100;
  private readonly rows = new Map<string, Row>();
  private readonly sessions = new Map<string, Session>();
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly creditNotes: Row[] = [];
  private readonly broken = new Set<string>();
  /** The responses to calls, by their idempotency keys. */
  private readonly responses = new Map<string, { parameters: string; body: unknown }>();
  private count = 0;
  private server: Server | undefined;

  /**
   * Starts the server and makes the app use it. If `withSecrets` is false, the settings have to contain the secrets.
   */
  async start({ withSecrets = true } = {}): Promise<void> {
    const server = createServer((request, response) => {
      void this.handle(request).then(({ status, body, isReplayed }) => {
        const headers = { "content-type": "application/json", "request-id": "req_1" };
        response.writeHead(status, { ...headers, ...(isReplayed && { "idempotent-replayed": "true" }) });
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

  /** Forgets all objects and calls, as the database does between tests, so that no id refers to another test's row. */
  reset(): void {
    this.switchAccount();
    this.isDown = false;
    this.creditNotes.length = 0;
    this.linesPerPage = 10;
    this.taxRatesPerPage = 100;
    this.broken.clear();
    this.calls.length = 0;
  }

  /** The user pays on Stripe's page, possibly with a promotion code. Returns the id of the subscription. */
  pay(sessionId: string, { coupon = null, card = this.newId("card") }: Payment = {}): string {
    const session = this.sessions.get(sessionId);
    if (session?.status !== "open") throw new Error("This session is not open.");
    if (coupon && session.allow_promotion_codes !== "true") throw new Error("This page takes no promotion codes.");
    const id = this.newId("sub");
    const state = startSubscription(applyCoupon(session.terms, coupon), "works", Date.now());
    const { metadata, customer, taxRateId } = session;
    this.subscriptions.set(id, {
      id,
      state,
      coupon,
      taxRateId,
      metadata,
      customer,
      card,
      itemId: this.newId("si"),
      isCancelledInPortal: false,
      asksToConfirm: false,
      pendingChange: null,
    });
    Object.assign(session, { status: "complete", subscription: id });
    return id;
  }

  /** The user pays the same session twice, which only an error could cause. */
  payAgain(sessionId: string): string {
    Object.assign(this.sessionOf(sessionId), { status: "open" });
    return this.pay(sessionId);
  }

  /** Makes each later call that reads this subscription fail. */
  breakSubscription(id: string): void {
    this.broken.add(id);
  }

  /** Like `pay`, but returns the id in a list. The list is empty if nobody can pay on the page any more. */
  payIfOpen = (sessionId: string): string[] =>
    this.sessions.get(sessionId)?.status === "open" ? [this.pay(sessionId)] : [];

  /** Moves a subscription this many days into the past, and processes what becomes due. */
  moveIntoPast(id: string, days: number): void {
    const subscription = this.subscriptionOf(id);
    const { state } = subscription;
    const earlier = (time: number) => time - days * DAY_MS;
    const movedState = {
      ...state,
      anchor: earlier(state.anchor),
      periodStart: earlier(state.periodStart),
      periodEnd: earlier(state.periodEnd),
      changedAt: state.changedAt && earlier(state.changedAt),
      trialEndsAt: state.trialEndsAt && earlier(state.trialEndsAt),
      nextPaymentAt: state.nextPaymentAt && earlier(state.nextPaymentAt),
    };
    subscription.state = advance(movedState, Date.now());
  }

  /** Refunds the first invoice, as an admin can on Stripe's own pages. */
  refund(id: string): void {
    const [firstInvoice] = this.subscriptionOf(id).state.invoices;
    const amount = String(firstInvoice?.total);
    this.createCreditNote({ invoice: `in_${id}_${firstInvoice?.id}`, amount, refund_amount: amount });
  }

  /** The user cancels in Stripe's portal. */
  cancelInPortal(id: string): void {
    this.change(id, { type: "cancel", at: "period_end" });
    this.subscriptionOf(id).isCancelledInPortal = true;
  }

  /** From now on, the API key belongs to live mode or another account, where no earlier object exists. */
  switchAccount(): void {
    for (const store of [this.rows, this.sessions, this.subscriptions, this.responses]) store.clear();
  }

  /** The bank requires a confirmation of the next payment (SCA). */
  askToConfirm(id: string): void {
    this.subscriptionOf(id).asksToConfirm = true;
  }

  /** The user confirms the payment on the page of the open invoice. */
  confirmPayment(id: string): void {
    const subscription = this.subscriptionOf(id);
    const change = subscription.pendingChange;
    if (!change) throw new Error("Nothing waits for a confirmation.");
    Object.assign(subscription, { asksToConfirm: false, pendingChange: null });
    this.changePlan(subscription, change);
  }

  /** The tax ids of a customer. */
  taxIdsOf = (customer: string): Row[] =>
    [...this.rows.values()].filter((row) => row.id.startsWith("txi_") && row.customer === customer);

  /** A product, price or customer, as the app has sent it. */
  detailsOf = (id: string): Row => this.rowOf(id);

  /** Whether a product, price or customer with this id exists. */
  has = (id: string): boolean => this.rows.has(id);

  /** An admin deletes a product, price or customer on Stripe's own pages. */
  deleteObject(id: string): void {
    this.deleteRow(id);
  }

  /** What the app sent when it created a payment page. */
  orderOf = (sessionId: string): Form => this.sessionOf(sessionId).form;

  setCard(id: string, card: "works" | "declines"): void {
    const subscription = this.subscriptionOf(id);
    subscription.state = apply(subscription.state, { type: "setCard", card }, Date.now());
  }

  /**
   * The body and signature of an event about a subscription, as Stripe sends it, with the object that `type` names.
   * `isOld`: in the format for an endpoint whose API version is older than 2025-03-31.
   */
  event(type: string, subscriptionId: string, { secret = WEBHOOK_SECRET, id = this.newId("evt"), isOld = false } = {}) {
    const object = this.eventObject(type, subscriptionId, isOld);
    return signEvent({ id, type, object }, secret);
  }

  /** The signature of a body, by default made now. */
  sign = (payload: string, { secondsFromNow = 0 } = {}): string =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: WEBHOOK_SECRET,
      timestamp: seconds(Date.now()) + secondsFromNow,
    });

  /** The payment page expires. Returns Stripe's event about this. */
  expire(sessionId: string) {
    const object = Object.assign(this.sessionOf(sessionId), { status: "expired" });
    return signEvent({ id: this.newId("evt"), type: "checkout.session.expired", object });
  }

  private eventObject(type: string, subscriptionId: string, isOld: boolean): unknown {
    const subscription = this.subscriptionOf(subscriptionId);
    if (type.startsWith("checkout.session."))
      return [...this.sessions.values()].find((session) => session.subscription === subscriptionId);
    if (type.startsWith("credit_note."))
      return this.creditNotes.findLast(({ invoice }) => String(invoice).startsWith(`in_${subscriptionId}_`));
    const newest = subscription.state.invoices.at(-1);
    if (!type.startsWith("invoice.") || !newest) return this.subscriptionJson(subscription);
    const { parent, ...invoice } = this.invoiceJson(subscription, newest);
    return isOld ? { ...invoice, subscription: subscriptionId } : { ...invoice, parent };
  }

  /** The state of a subscription, with amounts in minor units. */
  stateOf = (id: string): TestState => this.subscriptionOf(id).state;

  /** The money refunded for a subscription's invoices. Credit that the customer got instead of money does not count. */
  refundedOf = (id: string): number =>
    sum(
      this.creditNotes
        .filter(({ invoice }) => String(invoice).startsWith(`in_${id}_`))
        .map(({ refund_amount }) => Number(refund_amount ?? 0)),
    );

  private async handle(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? "/", "http://stripe.test");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = formOf(
      request.method === "GET" ? url.searchParams : new URLSearchParams(Buffer.concat(chunks).toString()),
    );
    this.calls.push(`${request.method} ${url.pathname}`);
    try {
      return { status: 200, ...this.respond(request, url.pathname, form) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: { error: error.error } };
      return { status: 500, body: { error: { type: "api_error", message: String(error) } } };
    }
  }

  private respond(request: IncomingMessage, path: string, form: Form): Omit<Answer, "status"> {
    if (this.isDown) throw new Refusal(500, { type: "api_error", message: "Down" });
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRET}`)
      throw new Refusal(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    const key = request.headers["idempotency-key"];
    const previous = typeof key === "string" ? this.responses.get(key) : undefined;
    const parameters = JSON.stringify(form);
    if (previous && previous.parameters !== parameters)
      throw new Refusal(400, { type: "idempotency_error", message: "This key was used with other parameters." });
    if (previous) return { body: previous.body, isReplayed: true };
    const body = this.route(`${request.method} ${path}`, form);
    if (typeof key === "string") this.responses.set(key, { parameters, body });
    return { body };
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
    [/^GET \/v1\/prices\/(\w+)$/, (_, id) => this.rowOf(id)],
    [/^GET \/v1\/products\/(\w+)$/, (_, id) => this.rowOf(id)],
    [/^GET \/v1\/customers\/(\w+)$/, (_, id) => this.rowOf(id)],
    [/^POST \/v1\/products\/(\w+)$/, (form, id) => Object.assign(this.rowOf(id), form)],
    [/^POST \/v1\/customers\/(\w+)$/, (form, id) => this.updateCustomer(id, form)],
    [/^GET \/v1\/customers\/(\w+)\/tax_ids$/, (_, id) => listOf(this.taxIdsOf(id))],
    [/^POST \/v1\/customers\/(\w+)\/tax_ids$/, (form, id) => this.addTaxId(id, form)],
    [/^DELETE \/v1\/customers\/\w+\/tax_ids\/(\w+)$/, (_, id) => this.deleteRow(id)],
    [/^DELETE \/v1\/customers\/(\w+)$/, (_, id) => this.deleteRow(id)],
    [/^POST \/v1\/tax_rates$/, (form) => this.keep("txr", { ...form, active: "true" })],
    [/^GET \/v1\/tax_rates$/, (form) => this.listTaxRates(form)],
    [/^GET \/v1\/tax_rates\/(\w+)$/, (_, id) => taxRateJson(this.rowOf(id))],
    [/^POST \/v1\/checkout\/sessions$/, (form) => this.createSession(form)],
    [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (_, id) => this.sessionOf(id)],
    [
      /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
      (_, id) => Object.assign(this.sessionOf(id), { status: "expired" }),
    ],
    [/^GET \/v1\/subscriptions$/, () => this.listLive()],
    [/^GET \/v1\/subscriptions\/(\w+)$/, (_, id) => this.readSubscription(id)],
    [/^POST \/v1\/subscriptions\/(\w+)$/, (form, id) => this.update(id, form)],
    [/^DELETE \/v1\/subscriptions\/(\w+)$/, (_, id) => this.change(id, { type: "cancel", at: "now" })],
    [/^GET \/v1\/invoices$/, (form) => this.listInvoices(form)],
    [/^GET \/v1\/invoices\/(\w+)\/lines$/, (form, id) => this.listLines(id, form)],
    [/^GET \/v1\/invoices\/(\w+)$/, (_, id) => this.invoiceNamed(id)],
    [/^POST \/v1\/invoices\/create_preview$/, (form) => this.preview(form)],
    [/^POST \/v1\/credit_notes$/, (form) => this.createCreditNote(form)],
    [/^GET \/v1\/credit_notes$/, ({ invoice }) => listOf(this.creditNotes.filter((note) => note.invoice === invoice))],
    [
      /^POST \/v1\/billing_portal\/sessions$/,
      (form) => {
        this.rowOf(String(form.customer));
        return { ...this.keep("bps", form), url: "https://billing.stripe.test/p" };
      },
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
    this.rowOf(String(form.customer));
    const [item] = Object.values(form.line_items as Form) as Form[];
    const data = form.subscription_data as Form;
    const taxRateId = form.automatic_tax
      ? this.localTaxRate(String(form.customer))
      : String(Object.values((item?.tax_rates ?? {}) as Form)[0] ?? "");
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
      form,
      terms,
      taxRateId,
      metadata: data.metadata as Form,
      customer: String(form.customer),
    };
    this.sessions.set(id, session);
    return session;
  }

  /** Automatic tax: 20 % in Austria, and none elsewhere. */
  private localTaxRate(customer: string): string {
    const { address } = this.rowOf(customer) as Row & { address?: Form };
    return this.keep("txr", { percentage: address?.country === "AT" ? "20" : "0" }).id;
  }

  private termsOf(priceId: string, options: Pick<Terms, "trialDays" | "taxRate">): Terms {
    const price = this.rows.get(priceId) as (Row & { recurring: Form }) | undefined;
    if (!price) throw missing(`No such price: ${priceId}`);
    return {
      ...options,
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

  /** Keeps the parts of the address that the call does not contain. */
  private updateCustomer(id: string, form: Form): Row {
    const row = this.rowOf(id) as Row & { address?: Form };
    const address = form.address ? { ...row.address, ...(form.address as Form) } : row.address;
    return Object.assign(row, form, { address });
  }

  private addTaxId(customer: string, form: Form): Row {
    if (!/^[A-Z0-9]+$/.test(String(form.value)))
      throw new Refusal(400, { type: "invalid_request_error", code: "tax_id_invalid", message: "Invalid tax id" });
    return this.keep("txi", { ...form, customer });
  }

  private deleteRow(id: string) {
    this.rowOf(id);
    this.rows.delete(id);
    return { id, deleted: true };
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

  private readSubscription(id: string) {
    if (this.broken.has(id)) throw new Refusal(400, { type: "invalid_request_error", message: "Broken" });
    return this.subscriptionJson(this.subscriptionOf(id));
  }

  private listLive() {
    const liveSubscriptions = [...this.subscriptions.values()].filter(({ state }) => nextAt(state) !== null);
    return listOf(liveSubscriptions.map((subscription) => this.subscriptionJson(subscription)));
  }

  private change(id: string, event: Parameters<typeof apply>[1]) {
    const subscription = this.subscriptionOf(id);
    subscription.state = apply(subscription.state, event, Date.now());
    return this.subscriptionJson(subscription);
  }

  private update(id: string, form: Form) {
    const subscription = this.subscriptionOf(id);
    if (subscription.state.status === "ended") throw missing("No such subscription");
    if (form.cancel_at_period_end !== undefined && form.cancel_at !== undefined)
      throw new Refusal(400, { type: "invalid_request_error", message: "Change one of them." });
    if (form.items) this.changePlan(subscription, form);
    if (form.cancel_at_period_end === "true") this.change(id, { type: "cancel", at: "period_end" });
    else if (form.cancel_at === "" || (form.cancel_at_period_end === "false" && !subscription.isCancelledInPortal)) {
      subscription.isCancelledInPortal = false;
      this.change(id, { type: "resume" });
    }
    return this.subscriptionJson(subscription);
  }

  private changePlan(subscription: Subscription, form: Form): void {
    if (subscription.state.card === "declines")
      throw new Refusal(402, { type: "card_error", code: "card_declined", message: "Declined" });
    if (subscription.asksToConfirm) this.waitForConfirmation(subscription, form);
    else this.applyChange(subscription, form);
  }

  private applyChange(subscription: Subscription, form: Form): void {
    const { cancelAtPeriodEnd } = subscription.state;
    const terms = this.newTerms(form, subscription);
    if (staysOnTrial(subscription, form)) subscription.state = { ...subscription.state, terms };
    else this.change(subscription.id, { type: "changePlan", terms, at: prorationTime(form) });
    subscription.state = { ...subscription.state, cancelAtPeriodEnd };
  }

  private waitForConfirmation(subscription: Subscription, form: Form): void {
    const code = "subscription_payment_intent_requires_action";
    if (form.payment_behavior !== "pending_if_incomplete")
      throw new Refusal(402, { type: "card_error", code, message: "Requires action" });
    if (form.cancel_at_period_end !== undefined || form.cancel_at !== undefined)
      throw new Refusal(400, { type: "invalid_request_error", message: "Not supported in a pending update." });
    subscription.pendingChange = form;
  }

  private newTerms({ items }: Form, { state, coupon }: Subscription): Terms {
    const [item] = Object.values(items as Form) as Form[];
    const terms = this.termsOf(String(item?.price), { trialDays: 0, taxRate: state.terms.taxRate });
    return applyCoupon(terms, coupon);
  }

  private preview(form: Form) {
    const subscription = this.subscriptionOf(String(form.subscription));
    const details = form.subscription_details as Form | undefined;
    return details ? this.changeInvoice(subscription, details) : this.previewRenewal(subscription);
  }

  /** The invoice for a change of plan, before the change is made. */
  private changeInvoice(subscription: Subscription, details: Form) {
    const terms = this.newTerms(details, subscription);
    const { periodEnd: _, ...amounts } = staysOnTrial(subscription, details)
      ? { ...totalsOf([], terms.taxRate, 0), lines: [], periodEnd: 0 }
      : prorate(subscription.state, terms, prorationTime(details));
    const invoice = {
      id: 0,
      date: Date.now(),
      status: "open",
      currency: terms.currency,
      taxRate: terms.taxRate,
    } as const;
    return this.invoiceJson(subscription, { ...invoice, ...amounts });
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
    const pending = owner.pendingChange && status === undefined ? [this.changeInvoice(owner, owner.pendingChange)] : [];
    const all = [...pending, ...matching.map((invoice) => this.invoiceJson(owner, invoice))];
    return listOf(all.slice(0, Number(limit)));
  }

  private listLines(invoiceId: string, { starting_after }: Form) {
    const [, subscriptionId = "", id] = /^in_(.+)_(\d+)$/.exec(invoiceId) ?? [];
    const subscription = this.subscriptionOf(subscriptionId);
    const lines = subscription.state.invoices.find((each) => each.id === Number(id))?.lines ?? [];
    const all = lines.map((line, index) => ({ ...this.lineJson(subscription, line), id: `il_${index}` }));
    return listPage(all, starting_after, this.linesPerPage);
  }

  private listTaxRates({ starting_after }: Form) {
    const all = [...this.rows.values()].filter(({ id }) => id.startsWith("txr")).map(taxRateJson);
    return listPage(all, starting_after, this.taxRatesPerPage);
  }

  private invoiceNamed(invoiceId: string) {
    const [, subscriptionId = "", id] = /^in_(.+)_(\d+)$/.exec(invoiceId) ?? [];
    const subscription = this.subscriptionOf(subscriptionId);
    const invoice = subscription.state.invoices.find((each) => each.id === Number(id));
    if (!invoice) throw missing("No such invoice");
    return this.invoiceJson(subscription, invoice);
  }

  private createCreditNote(form: Form): Row {
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

  private subscriptionJson(subscription: Subscription) {
    const { id, state, metadata, customer, card, itemId, isCancelledInPortal, pendingChange } = subscription;
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
      cancel_at_period_end: state.cancelAtPeriodEnd && !isCancelledInPortal,
      cancel_at: state.cancelAtPeriodEnd ? seconds(state.periodEnd) : null,
      canceled_at: endedAt && seconds(endedAt),
      ended_at: endedAt && seconds(endedAt),
      trial_end: trialEndsAt && seconds(trialEndsAt),
      default_payment_method: { id: "pm_1", type: "card", card: { brand: "visa", last4: "4242", fingerprint: card } },
      items: { data: [item] },
      pending_update: pendingChange && { expires_at: seconds(Date.now() + DAY_MS) },
      latest_invoice: pendingChange && this.changeInvoice(subscription, pendingChange),
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
      hosted_invoice_url: status === "open" ? `https://invoice.stripe.test/${invoiceId}` : null,
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
      lines: { data: lines.slice(0, this.linesPerPage), has_more: lines.length > this.linesPerPage },
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

type SentEvent = { id: string; type: string; object: unknown };

function signEvent({ object, ...event }: SentEvent, secret = WEBHOOK_SECRET) {
  const payload = JSON.stringify({ ...event, object: "event", created: seconds(Date.now()), data: { object } });
  return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret }) };
}

/** The terms with the discount subtracted from the amount. */
const applyCoupon = (terms: Terms, coupon: Coupon | null): Terms => ({
  ...terms,
  amount: terms.amount - Math.round((terms.amount * (coupon?.percentOff ?? 0)) / 100),
});

/** As in Stripe, a change of plan costs nothing during a trial, unless it ends the trial. */
const staysOnTrial = ({ state }: Subscription, { trial_end }: Form) =>
  state.status === "trialing" && trial_end !== "now";

const prorationTime = ({ proration_date }: Form): number =>
  proration_date === undefined ? Date.now() : Number(proration_date) * 1000;

const discountId = ({ id }: Subscription) => `di_${id}`;
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const seconds = (time: number) => Math.floor(time / 1000);
const listOf = (data: unknown[]) => ({ object: "list", has_more: false, data });
function listPage(all: readonly { id: string }[], after: unknown, perPage: number) {
  const from = all.findIndex(({ id }) => id === after) + 1;
  return { ...listOf(all.slice(from, from + perPage)), has_more: from + perPage < all.length };
}

const taxRateJson = (row: Row) => ({ ...row, percentage: Number(row.percentage) });
const missing = (message: string) =>
  new Refusal(404, { type: "invalid_request_error", code: "resource_missing", message });

/** Reads `items[0][price]=x` as nested objects. */
function formOf(fields: URLSearchParams): Form {
  const form: Form = {};
  for (const [name, value] of fields) {
    const [root = "", ...keys] = name.split(/[[\]]+/).filter(Boolean);
    const path = [root, ...keys];
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
