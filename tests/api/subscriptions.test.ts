import { POST as CHECKOUT } from "@/app/api/v1/billing/checkout/route";
import { GET as INVOICES } from "@/app/api/v1/billing/invoices/route";
import { POST as PORTAL } from "@/app/api/v1/billing/portal/route";
import { PUT as PUT_PROFILE } from "@/app/api/v1/billing/profile/route";
import { POST as CANCEL } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/cancel/route";
import { POST as CHANGE } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/change-plan/route";
import { POST as RESUME } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/resume/route";
import { GET as GET_ONE, PUT } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/route";
import { POST as SYNC } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/sync/route";
import { GET as CSV } from "@/app/api/v1/billing/subscriptions/csv/route";
import { GET, POST } from "@/app/api/v1/billing/subscriptions/route";
import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST as IMPERSONATE } from "@/app/api/v1/users/[userId]/impersonation/route";
import { listGrants } from "@/lib/actor/grants";
import { db } from "@/lib/db/db";
import { limitOf } from "@/lib/permissions/can";
import type { Grant } from "@/lib/permissions/permissions";
import { runTestGateway } from "@/lib/subscriptions/jobs";
import { type CallOptions, call, requestFor } from "../support/api";
import { listAuditEntries } from "../support/audit";
import { confirmed, startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createAdmin, createUser, unique } from "../support/factories";
import { createPlan, moveIntoPast, subscribe, turnBillingOff, turnBillingOn } from "../support/plans";
import { refusesGuests, refusesWithoutPermission } from "../support/refuses";

beforeEach(() => turnBillingOn());

type Person = { id: number };
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const params = (subscriptionId: number) => ({ subscriptionId });
const sitesGrant = (value: number): Grant => ({ name: "sites.create", restrictions: [{ name: "count", value }] });
const createPlanWithSites = (value: number, amount = 1000) => createPlan({ amount, permissions: [sitesGrant(value)] });
const change = (as: Person, id: number, body: unknown) => call(CHANGE, { as, params: params(id), body });
const endNow = async (as: Person, id: number) =>
  call(CANCEL, { ...(await confirmed(as)), params: params(id), body: { at: "now" } });
const cancel = (as: Person, id: number, body: unknown = {}) => call(CANCEL, { as, params: params(id), body });
const resume = (as: Person, id: number) => call(RESUME, { as, params: params(id) });
const userOf = async (as: Person) => (await call(BOOTSTRAP, { as })).json.data.user;
const invoicesOf = async (as: Person) => (await call(INVOICES, { as })).json.pagination.data;
const siteLimitOf = async ({ permissions }: Awaited<ReturnType<typeof userOf>>) =>
  limitOf({ permissions }, "sites.create", "count");

describe("a valid subscription", () => {
  test("grants the limits of its plan and the subscribers' role immediately", async () => {
    const as = await createUser();
    const before = await userOf(as);
    await subscribe(as, await createPlanWithSites(50));

    const user = await userOf(as);

    expect([await siteLimitOf(before), await siteLimitOf(user)]).toEqual([3, 50]);
    expect(user.subscriptions).toMatchObject([{ valid: true }]);
    expect(user.roles.map(({ name }: { name: string }) => name)).toContain("Subscribers");
    expect(before.roles.map(({ name }: { name: string }) => name)).not.toContain("Subscribers");
  });

  test("also raises the limits in `listGrants`, which apply when others add content to the user's workspaces", async () => {
    const as = await createUser();
    await subscribe(as, await createPlanWithSites(50));

    expect(limitOf({ permissions: await listGrants(as.id) }, "sites.create", "count")).toBe(50);
  });

  test("ends with its period after a cancellation, without any job", async () => {
    const as = await createUser();
    const id = await subscribe(as, await createPlanWithSites(50));
    await cancel(as, id);
    await moveIntoPast(id, 32);

    const user = await userOf(as);

    expect(await siteLimitOf(user)).toBe(3);
    expect(user.subscriptions).toMatchObject([{ valid: false }]);
    expect(user.roles.map(({ name }: { name: string }) => name)).not.toContain("Subscribers");
  });

  test("stays valid while it waits for its renewal, and is renewed by the job", async () => {
    const as = await createUser();
    const plan = await createPlan({ interval: "day", intervalCount: 30, permissions: [sitesGrant(50)] });
    const id = await subscribe(as, plan);
    await moveIntoPast(id, 30.5);
    const limitBefore = await siteLimitOf(await userOf(as));

    await runTestGateway();

    expect([limitBefore, await siteLimitOf(await userOf(as))]).toEqual([50, 50]);
    expect(await invoicesOf(as)).toHaveLength(2);
  });
});

describe("GET billing/subscriptions", () => {
  refusesGuests((options) => call(GET, options));

  test("lists only the user's own subscriptions", async () => {
    const [as, other] = [await createUser(), await createUser()];
    const id = await subscribe(as, await createPlan({ amount: 1999 }));
    await subscribe(other, await createPlan());

    const { json } = await call(GET, { as });

    expect(json.pagination.data).toMatchObject([{ id, status: "active", valid: true, price: { amount: 19.99 } }]);
  });

  test("uses the part of the email address before the @ as the name of a user without a name", async () => {
    const as = await createUser({ email: "lee@example.com" });
    await subscribe(as, await createPlan());

    const [subscription] = (await call(GET, { as })).json.pagination.data;

    expect(subscription.user).toEqual({ id: as.id, display_name: "lee", email: "lee@example.com" });
  });

  test("lists all users' subscriptions only with the permission", async () => {
    const email = `${unique("payer")}@example.com`;
    const id = await subscribe(await createUser({ email }), await createPlan());
    const query = { everyone: "true", query: email };

    const { json } = await call(GET, { as: await createUser({ permissions: ["subscriptions.view"] }), query });

    expect(json.pagination.data).toMatchObject([{ id, user: { email } }]);
    expect(await call(GET, { as: await createUser(), query })).toBeRefused(403, "forbidden");
  });

  test.each([
    [{ orderBy: "amount" }, "orderBy"],
    [{ status: "paid" }, "status"],
    [{ user_id: "x" }, "user_id"],
  ])("names the invalid field in %j", async (query, field) => {
    expect(await call(GET, { as: await createUser(), query })).toNameFields(field);
  });

  test("is 404 while billing is off", async () => {
    await turnBillingOff();
    expect(await call(GET, { as: await createUser() })).toBeRefused(404, "not_found");
  });
});

describe("GET billing/subscriptions/csv", () => {
  refusesWithoutPermission((options) => call(CSV, options));

  test("has a row for each subscription that the search finds", async () => {
    const email = `${unique("payer")}@example.com`;
    const id = await subscribe(await createUser({ email }), await createPlan());
    await subscribe(await createUser(), await createPlan());
    const as = await createUser({ permissions: ["subscriptions.view"] });

    const response = await CSV(await requestFor("GET", { as, query: { query: email } }), {
      params: Promise.resolve({}),
    });

    const [head, ...rows] = (await response.text()).trim().split("\n");
    expect(head).toContain("id,email,product,amount,currency");
    expect(rows).toEqual([expect.stringContaining(`${id},${email},`)]);
  });
});

describe("GET billing/subscriptions/{id}", () => {
  refusesGuests((options) => call(GET_ONE, { ...options, params: params(1) }));

  test("shows a user's own subscription; with the permission, any subscription", async () => {
    const as = await createUser();
    const id = await subscribe(as, await createPlan());
    const staff = await createUser({ permissions: ["subscriptions.view"] });

    expect((await call(GET_ONE, { as, params: params(id) })).json.subscription.id).toBe(id);
    expect((await call(GET_ONE, { as: staff, params: params(id) })).json.subscription.id).toBe(id);
  });
});

const CALLS_FOR_ONE_SUBSCRIPTION: [string, (options: CallOptions) => ReturnType<typeof call>][] = [
  ["GET billing/subscriptions/{id}", (options) => call(GET_ONE, options)],
  [
    "POST billing/subscriptions/{id}/change-plan",
    (options) => call(CHANGE, { ...options, body: { product_id: 1, price_id: 1 } }),
  ],
  ["POST billing/subscriptions/{id}/cancel", (options) => call(CANCEL, { ...options, body: {} })],
  ["POST billing/subscriptions/{id}/resume", (options) => call(RESUME, options)],
];

describe("a change of a subscription or of the billing profile", () => {
  const CHANGES: [string, (options: CallOptions) => ReturnType<typeof call>][] = [
    ...CALLS_FOR_ONE_SUBSCRIPTION.filter(([name]) => !name.startsWith("GET")),
    ["PUT billing/profile", (options) => call(PUT_PROFILE, { ...options, body: { name: "Ada" } })],
  ];

  test.each(CHANGES)("%s refuses an admin who acts as the user", async (_, send) => {
    const as = await createUser();
    const id = await subscribe(as, await createPlan());
    const session = await startConfirmedSession(await createAdmin());
    await call(IMPERSONATE, { session, params: { userId: as.id } });

    expect(await send({ session, params: params(id) })).toBeRefused(403, "forbidden");
  });

  test.each(CHANGES)("%s refuses a user of a shared demo account", async (_, send) => {
    const as = await createUser();
    const id = await subscribe(as, await createPlan());
    await db.user.update({ where: { id: as.id }, data: { isDemo: true } });

    expect(await send({ as, params: params(id) })).toBeRefused(403, "forbidden");
  });
});

test.each(CALLS_FOR_ONE_SUBSCRIPTION)("%s does not find another user's subscription", async (_, send) => {
  const id = await subscribe(await createUser(), await createPlan());
  expect(await send({ as: await createUser(), params: params(id) })).toBeRefused(404, "not_found");
});

describe("POST billing/subscriptions/{id}/change-plan", () => {
  refusesGuests((options) => call(CHANGE, { ...options, params: params(1), body: { product_id: 1, price_id: 1 } }));

  test("charges exactly the amounts of the preview, and grants the new plan", async () => {
    await turnBillingOn({ tax_percent: 7.7 });
    const as = await createUser();
    const id = await subscribe(as, await createPlanWithSites(10, 999));
    const plan = await createPlanWithSites(50, 4999);
    await moveIntoPast(id, 11);

    const { preview } = (await change(as, id, { ...plan, preview: true })).json;
    expect(await siteLimitOf(await userOf(as))).toBe(10);
    const { json } = await change(as, id, { ...plan, at: preview.at });

    const [invoice] = await invoicesOf(as);
    expect(json.subscription.product.id).toBe(plan.product_id);
    expect(preview.total).toBeGreaterThan(0);
    expect(invoice).toMatchObject({ total: preview.total, amount_due: preview.amount_due, lines: preview.lines });
    expect(await siteLimitOf(await userOf(as))).toBe(50);
  });

  test("keeps the remaining value of a more expensive plan as credit", async () => {
    const as = await createUser();
    const id = await subscribe(as, await createPlan({ amount: 9000 }));
    const plan = await createPlan({ amount: 1000 });

    await change(as, id, plan);
    await moveIntoPast(id, 32);
    await runTestGateway();

    const [renewalInvoice, changeInvoice] = await invoicesOf(as);
    expect(changeInvoice).toMatchObject({ total: -80, from_credit: -80, amount_due: 0 });
    expect(renewalInvoice).toMatchObject({ total: 10, from_credit: 10, amount_due: 0 });
  });

  test("lists what the user loses with a smaller plan", async () => {
    const as = await createUser();
    const oldPlan = await createPlan({ permissions: [sitesGrant(50), "products.view"] });
    const id = await subscribe(as, oldPlan);

    const { json } = await change(as, id, { ...(await createPlanWithSites(10)), preview: true });

    expect(json.preview.losses).toEqual([
      { permission: "sites.create", restriction: "count", before: 50, after: 10 },
      { permission: "products.view", restriction: null, before: null, after: null },
    ]);
  });

  test("refuses the price that the user already pays, and one in another currency", async () => {
    const as = await createUser();
    const plan = await createPlan();
    const id = await subscribe(as, plan);

    expect(await change(as, id, plan)).toNameFields("price_id");
    expect(await change(as, id, await createPlan({ currency: "EUR" }))).toNameFields("price_id");
  });

  test.each([
    ["in the future", 60_000],
    ["too old", -2 * 3_600_000],
  ])("refuses a preview time that is %s", async (_, ms) => {
    const as = await createUser();
    const id = await subscribe(as, await createPlan());
    const at = new Date(Date.now() + ms).toISOString();

    expect(await change(as, id, { ...(await createPlan()), at })).toNameFields("at");
  });

  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

  test("refuses a time before the last change, because the user did not pay for the current plan before that change", async () => {
    const as = await createUser();
    const cheapPlan = await createPlan({ amount: 1000 });
    const id = await subscribe(as, cheapPlan);
    await moveIntoPast(id, 11);
    await change(as, id, await createPlan({ amount: 50_000 }));

    expect(await change(as, id, { ...cheapPlan, at: minutesAgo(50) })).toNameFields("at");
    expect(await invoicesOf(as)).toHaveLength(2);
  });

  test("credits no more than was paid, even if one of two concurrent changes is for an earlier time", async () => {
    const as = await createUser();
    const cheapPlan = await createPlan({ amount: 1000 });
    const id = await subscribe(as, cheapPlan);
    await moveIntoPast(id, 11);
    const expensivePlan = await createPlan({ amount: 50_000 });

    const responses = await Promise.all([
      change(as, id, expensivePlan),
      change(as, id, { ...cheapPlan, at: minutesAgo(50) }),
    ]);
    responses.push(await change(as, id, { ...cheapPlan, at: minutesAgo(50) }));

    expect(responses.map(({ status }) => status)).toEqual([200, 422, 422]);
    const totals: number[] = (await invoicesOf(as)).map(({ total }: { total: number }) => total);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBeGreaterThanOrEqual(10);
  });

  test("refuses a time before a renewal that is not synced yet", async () => {
    const as = await createUser();
    const id = await subscribe(as, await createPlan({ interval: "day", intervalCount: 1 }));
    await moveIntoPast(id, 1);
    const plan = await createPlan({ amount: 100, interval: "day", intervalCount: 1 });

    expect(await change(as, id, { ...plan, at: minutesAgo(5) })).toNameFields("at");
  });

  test.each([
    ["the tax was changed", { total: 40, amount_due: 40 }],
    ["credit was used", { amount_due: 30 }],
  ])("refuses previewed amounts that are no longer correct, because %s", async (_, amounts) => {
    await turnBillingOn({ tax_percent: 19 });
    const as = await createUser();
    const id = await subscribe(as, await createPlan());
    const plan = await createPlan({ amount: 5000 });
    const { preview } = (await change(as, id, { ...plan, preview: true })).json;
    const { at, total, amount_due } = preview;
    const confirmedBody = { ...plan, at, total, amount_due };

    expect(await change(as, id, { ...confirmedBody, ...amounts })).toNameFields("at");
    expect((await change(as, id, confirmedBody)).json.subscription.product.id).toBe(plan.product_id);
  });

  test("refuses a change while a payment is past due", async () => {
    const as = await createUser();
    const id = await subscribe(as, await createPlan(), "past_due");

    expect(await change(as, id, await createPlan())).toBeRefused(409, "conflict");
  });

  test("charges once, even if concurrent calls request the same change", async () => {
    const as = await createUser();
    const id = await subscribe(as, await createPlan());
    const plan = await createPlan({ amount: 5000 });

    await Promise.all(Array.from({ length: 6 }, () => change(as, id, plan)));

    expect(await invoicesOf(as)).toHaveLength(2);
  });
});

describe("POST billing/subscriptions/{id}/cancel and resume", () => {
  refusesGuests((options) => call(CANCEL, { ...options, params: params(1), body: {} }));
  refusesGuests((options) => call(RESUME, { ...options, params: params(1) }));

  test("keeps access until the end of the period, and no longer", async () => {
    const as = await createUser();
    const id = await subscribe(as, await createPlanWithSites(50));

    const { json } = await cancel(as, id);

    expect(json.subscription).toMatchObject({ cancel_at_period_end: true, valid: true, ended_at: null });
    expect(json.subscription.valid_until).toBe(json.subscription.period_end);
    await moveIntoPast(id, 32);
    await runTestGateway();
    expect(await db.subscription.findUnique({ where: { id } })).toMatchObject({ status: "ended" });
    expect(await siteLimitOf(await userOf(as))).toBe(3);
    expect(await invoicesOf(as)).toHaveLength(1);
  });

  test("is undone by resuming", async () => {
    const as = await createUser();
    const id = await subscribe(as, await createPlan());
    await cancel(as, id);

    expect((await resume(as, id)).json.subscription).toMatchObject({ cancel_at_period_end: false, status: "active" });
  });

  test("takes effect immediately only with the permission", async () => {
    const as = await createUser();
    const id = await subscribe(as, await createPlan());
    const staff = await createUser({ permissions: ["subscriptions.update"] });

    expect(await endNow(as, id)).toBeRefused(403, "forbidden");
    expect((await endNow(staff, id)).json.subscription).toMatchObject({ status: "ended", valid: false });
    expect(await resume(as, id)).toBeRefused(409, "conflict");
  });

  test("takes effect immediately only after a confirmation of the password, and not with a token", async () => {
    const staff = await createUser({ permissions: ["subscriptions.update"] });
    const id = await subscribe(await createUser(), await createPlan());
    const options = { params: params(id), body: { at: "now" } };

    expect(await call(CANCEL, { bearer: await createAccessToken({ user: staff }), ...options })).toBeRefused(
      403,
      "forbidden",
    );
    expect(await call(CANCEL, { as: staff, ...options })).toBeRefused(423, "password_required");
    expect(await db.subscription.findUnique({ where: { id } })).toMatchObject({ status: "active" });
  });

  test("refuses an unknown time, and names the field", async () => {
    const as = await createUser();
    expect(await cancel(as, await subscribe(as, await createPlan()), { at: "later" })).toNameFields("at");
  });
});

describe("POST billing/subscriptions", () => {
  const give = async (options: CallOptions) =>
    call(POST, { ...options, body: { ...(await createPlan()), user_id: (await createUser()).id } });
  refusesWithoutPermission(give);

  const createStaff = () => createUser({ permissions: ["subscriptions.create", "subscriptions.update"] });

  test("gives a user a plan for free", async () => {
    const user = await createUser();
    const body = { ...(await createPlanWithSites(50)), user_id: user.id };

    const { status, json } = await call(POST, { as: await createStaff(), body });

    expect(status).toBe(201);
    expect(json.subscription).toMatchObject({ gateway: "manual", valid: true, valid_until: null });
    expect(await siteLimitOf(await userOf(user))).toBe(50);
    expect(await invoicesOf(user)).toEqual([]);
  });

  test("refuses to give a plan to a user who has a subscription", async () => {
    const user = await createUser();
    const plan = await createPlan();
    await subscribe(user, plan);

    expect(await call(POST, { as: await createStaff(), body: { ...plan, user_id: user.id } })).toBeRefused(
      409,
      "conflict",
    );
  });

  test("creates a subscription that ends as soon as it is cancelled", async () => {
    const user = await createUser();
    const { json } = await call(POST, { as: await createStaff(), body: { ...(await createPlan()), user_id: user.id } });

    expect((await cancel(user, json.subscription.id)).json.subscription).toMatchObject({
      status: "ended",
      valid: false,
    });
  });

  test("creates a subscription that a token cannot cancel, because that would end it", async () => {
    const user = await createUser();
    const { json } = await call(POST, { as: await createStaff(), body: { ...(await createPlan()), user_id: user.id } });
    const bearer = await createAccessToken({ user });

    expect(await call(CANCEL, { bearer, params: params(json.subscription.id), body: {} })).toBeRefused(
      403,
      "forbidden",
    );
    expect((await cancel(user, json.subscription.id)).status).toBe(200);
  });

  test("creates a subscription whose cancellation is recorded as immediate", async () => {
    const user = await createUser();
    const { json } = await call(POST, { as: await createStaff(), body: { ...(await createPlan()), user_id: user.id } });
    const { id } = json.subscription;

    await cancel(user, id);

    const details = { at: "now" };
    expect((await listAuditEntries(id)).at(-1)).toMatchObject({ action: "subscription.cancelled", details });
  });

  test("creates a subscription that never has a pending cancellation, so resuming it records nothing", async () => {
    const user = await createUser();
    const { json } = await call(POST, { as: await createStaff(), body: { ...(await createPlan()), user_id: user.id } });
    const { id } = json.subscription;

    const { status } = await resume(user, id);

    expect(status).toBe(200);
    expect((await listAuditEntries(id)).map(({ action }) => action)).toEqual(["subscription.created"]);
  });

  test.each([
    [{ user_id: 2_000_000 }, "user_id"],
    [{ price_id: 2_000_000 }, "price_id"],
    [{ ends_at: "2020-01-01T00:00:00Z" }, "ends_at"],
  ])("names the invalid field in %j", async (changes, field) => {
    const body = { ...(await createPlan()), user_id: (await createUser()).id, ...changes };
    expect(await call(POST, { as: await createStaff(), body })).toNameFields(field);
  });
});

describe("PUT billing/subscriptions/{id}", () => {
  refusesWithoutPermission((options) => call(PUT, { ...options, params: params(1), body: { ends_at: tomorrow() } }));

  const extend = async (id: number, ends_at: string) =>
    call(PUT, {
      as: await createUser({ permissions: ["subscriptions.update"] }),
      params: params(id),
      body: { ends_at },
    });

  test("keeps the subscription valid beyond the paid period", async () => {
    const as = await createUser();
    const id = await subscribe(as, await createPlanWithSites(50));
    const extendedUntil = new Date(Date.now() + 90 * 86_400_000).toISOString();
    await extend(id, extendedUntil);
    await cancel(as, id);
    await moveIntoPast(id, 40);
    await runTestGateway();

    expect(await siteLimitOf(await userOf(as))).toBe(50);
  });

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  test("can move the end to an earlier time, but not into the paid period", async () => {
    const id = await subscribe(await createUser(), await createPlan());
    const newEnd = inDays(40);
    await extend(id, "2099-01-01T00:00:00.000Z");

    const { json } = await extend(id, newEnd);

    expect(json.subscription.valid_until).toBe(newEnd);
    expect(await extend(id, inDays(20))).toNameFields("ends_at");
  });

  test("does not keep a subscription valid once staff end it, whether within the paid period or later", async () => {
    const staff = await createUser({ permissions: ["subscriptions.update"] });
    const [activeUser, cancelledUser] = [await createUser(), await createUser()];
    const activeId = await subscribe(activeUser, await createPlanWithSites(50));
    const cancelledId = await subscribe(cancelledUser, await createPlanWithSites(50));
    for (const id of [activeId, cancelledId]) await extend(id, inDays(90));
    await cancel(cancelledUser, cancelledId);
    await moveIntoPast(cancelledId, 32);
    await runTestGateway();

    for (const id of [activeId, cancelledId])
      expect((await endNow(staff, id)).json.subscription).toMatchObject({ valid: false });

    expect([await siteLimitOf(await userOf(activeUser)), await siteLimitOf(await userOf(cancelledUser))]).toEqual([
      3, 3,
    ]);
    expect(await endNow(staff, cancelledId)).toBeRefused(409, "conflict");
  });

  test("refuses an end within the paid period", async () => {
    expect(await extend(await subscribe(await createUser(), await createPlan()), tomorrow())).toNameFields("ends_at");
  });

  test("is 404 for a subscription that does not exist", async () => {
    expect(await extend(2_000_000, tomorrow())).toBeRefused(404, "not_found");
  });
});

describe("POST billing/subscriptions/{id}/sync", () => {
  refusesWithoutPermission((options) => call(SYNC, { ...options, params: params(1) }));

  test("restores the state that the payment service has", async () => {
    const id = await subscribe(await createUser(), await createPlan());
    await db.subscription.update({ where: { id }, data: { status: "past_due", validUntil: new Date(0) } });
    const as = await createUser({ permissions: ["subscriptions.update"] });

    const { json } = await call(SYNC, { as, params: params(id) });

    expect(json.subscription).toMatchObject({ status: "active", valid: true });
  });

  test("is 404 for a subscription that does not exist", async () => {
    const as = await createUser({ permissions: ["subscriptions.update"] });
    expect(await call(SYNC, { as, params: params(2_000_000) })).toBeRefused(404, "not_found");
  });
});

describe("POST billing/portal", () => {
  refusesGuests((options) => call(PORTAL, options));

  test("returns the address of the test gateway's page", async () => {
    const as = await createUser();
    await subscribe(as, await createPlan());

    expect((await call(PORTAL, { as })).json.url).toMatch(/^\/checkout\/test\//);
  });

  test("refuses a user without a subscription", async () => {
    expect(await call(PORTAL, { as: await createUser() })).toBeRefused(409, "conflict");
  });
});

describe("an API token", () => {
  const makePaymentCalls = (bearer: string, id: number, plan: object) =>
    Promise.all([
      call(CHECKOUT, { bearer, body: plan }),
      call(CHANGE, { bearer, params: params(id), body: plan }),
      call(CANCEL, { bearer, params: params(id), body: {} }),
      call(RESUME, { bearer, params: params(id) }),
      call(PORTAL, { bearer }),
      call(PUT_PROFILE, { bearer, body: { name: "Ann" } }),
    ]);

  test("with limited abilities cannot change what its owner pays", async () => {
    const user = await createUser();
    const id = await subscribe(user, await createPlan());
    const bearer = await createAccessToken({ user, abilities: ["projects.create"] });

    const responses = await makePaymentCalls(bearer, id, await createPlan());

    for (const response of responses) expect(response).toBeRefused(403, "forbidden");
    expect((await call(GET_ONE, { bearer, params: params(id) })).status).toBe(200);
  });

  test("with all of its owner's permissions can change the owner's subscription; with `subscriptions.update`, any subscription", async () => {
    const [user, admin] = [await createUser(), await createAdmin()];
    const id = await subscribe(user, await createPlan());

    const fullToken = await createAccessToken({ user });
    expect((await call(CANCEL, { bearer: fullToken, params: params(id), body: {} })).status).toBe(200);
    const staffToken = await createAccessToken({ user: admin, abilities: ["subscriptions.update"] });
    expect((await call(RESUME, { bearer: staffToken, params: params(id) })).status).toBe(200);
  });
});
