import { DELETE, GET as GET_ONE, PUT } from "@/app/api/v1/billing/products/[productId]/route";
import { GET, POST } from "@/app/api/v1/billing/products/route";
import { db } from "@/lib/db/db";
import type { Permission } from "@/lib/permissions/permissions";
import { call, createSession } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAdmin, createProduct, createUser, grant, priceInput, productInput, unique } from "../support/factories";
import { removePlans, startCheckout } from "../support/plans";
import { refusesWithoutPermission } from "../support/refuses";
import { saveSettings } from "../support/settings";

beforeEach(async () => {
  await saveSettings("billing", { enable: true });
  await removePlans();
});

const namesOf = (json: { pagination: { data: { name: string }[] } }) => json.pagination.data.map(({ name }) => name);
const pricesOf = (productId: number) => db.price.findMany({ where: { productId }, orderBy: { id: "asc" } });

describe("GET billing/products", () => {
  test("shows guests the plans sorted by position, with prices in major units", async () => {
    await createProduct({ name: "Second", position: 2, prices: [{ amount: 19.99 }] });
    await createProduct({ name: "First", position: 1, prices: [{ amount: 1999, currency: "JPY" }] });

    const { status, json } = await call(GET);

    expect(status).toBe(200);
    expect(namesOf(json)).toEqual(["First", "Second"]);
    expect(json.pagination.data[0].prices).toMatchObject([{ amount: 1999, currency: "JPY", interval_count: 1 }]);
    expect(json.pagination.data[1].prices).toMatchObject([{ amount: 19.99, currency: "USD", interval: "month" }]);
  });

  test("leaves out hidden plans, except for users who can change plans", async () => {
    await createProduct({ name: "Hidden", hidden: true });
    const viewer = await createUser({ permissions: ["products.view"] });
    const editor = await createUser({ permissions: ["products.update"] });

    const names = await Promise.all(
      [undefined, viewer, editor].map(async (as) => namesOf((await call(GET, { as })).json)),
    );

    expect(names).toEqual([[], [], ["Hidden"]]);
  });

  test("leaves out archived prices", async () => {
    const plan = await createProduct({ prices: [{ amount: 1 }, { amount: 2 }] });
    await db.price.updateMany({ where: { id: plan.prices[0]?.id ?? 0 }, data: { archivedAt: new Date() } });

    const { json } = await call(GET);

    expect(json.pagination.data[0].prices).toMatchObject([{ amount: 2 }]);
  });

  test("finds plans by part of the name", async () => {
    await createProduct({ name: "Studio" });
    await createProduct({ name: "Practice" });

    expect(namesOf((await call(GET, { query: { query: "stud" } })).json)).toEqual(["Studio"]);
  });

  test("is 404 while billing is off", async () => {
    await saveSettings("billing", { enable: false });

    expect(await call(GET)).toBeRefused(404, "not_found");
    expect(await call(GET, { as: await createUser() })).toBeRefused(404, "not_found");
  });

  test("shows plans to users with the permission to view them, even while billing is off", async () => {
    await saveSettings("billing", { enable: false });
    const plan = await createProduct();

    const { json } = await call(GET, { as: await createUser({ permissions: ["products.view"] }) });

    expect(namesOf(json)).toEqual([plan.name]);
  });

  test.each(["orderBy=permissions", "colour=red", "perPage=101"])("refuses ?%s", async (query) => {
    expect(await call(GET, { query })).toNameFields(query.split("=", 1)[0] ?? "");
  });
});

describe("GET billing/products/{id}", () => {
  test("shows a plan with what it grants", async () => {
    const plan = await createProduct({
      permissions: [{ name: "projects.create", restrictions: [{ name: "count", value: 9 }] }],
    });

    const { json } = await call(GET_ONE, { params: { productId: plan.id } });

    expect(json.product).toMatchObject({ id: plan.id, permissions: plan.permissions, feature_list: [], trial_days: 0 });
  });

  test("finds a hidden plan by its number only for those who can change plans", async () => {
    const plan = await createProduct({ hidden: true, prices: [{ amount: 5 }] });
    const params = { productId: plan.id };

    expect(await call(GET_ONE, { params })).toBeRefused(404, "not_found");
    expect(await call(GET_ONE, { params, as: await createUser() })).toBeRefused(404, "not_found");
    expect(await call(GET_ONE, { params, as: await createUser({ permissions: ["products.view"] }) })).toBeRefused(
      404,
      "not_found",
    );
    const { json } = await call(GET_ONE, { params, as: await createUser({ permissions: ["products.update"] }) });
    expect(json.product).toMatchObject({ id: plan.id, hidden: true, prices: [{ amount: 5 }] });
  });

  test("is 404 while billing is off", async () => {
    const params = { productId: (await createProduct()).id };
    await saveSettings("billing", { enable: false });

    expect(await call(GET_ONE, { params })).toBeRefused(404, "not_found");
  });

  test.each(["4711", "0", "one", "2147483648"])("is 404 for the id %j", async (productId) => {
    expect(await call(GET_ONE, { params: { productId } })).toBeRefused(404, "not_found");
  });
});

describe("POST billing/products", () => {
  refusesWithoutPermission((options) => call(POST, { ...options, body: productInput() }));

  test("creates a plan, and stores its prices in minor units", async () => {
    const prices = [priceInput({ amount: 12.5 }), priceInput({ amount: 1.25, currency: "KWD", interval: "year" })];
    const body = productInput({ name: " Studio ", feature_list: ["30 projects", "API"], trial_days: 14, prices });

    const { status, json } = await call(POST, { as: await createAdmin(), body });

    expect(status).toBe(201);
    expect(json.product).toMatchObject({
      name: "Studio",
      feature_list: ["30 projects", "API"],
      trial_days: 14,
      prices,
    });
    expect((await pricesOf(json.product.id)).map(({ amount }) => amount)).toEqual([1250, 1250]);
  });

  test("puts a plan without a position at the end", async () => {
    const as = await createAdmin();
    await call(POST, { as, body: productInput({ position: 7 }) });

    const { json } = await call(POST, { as, body: productInput() });

    expect(json.product.position).toBe(8);
  });

  test.each([
    [{ name: "" }, "name"],
    [{ name: "n".repeat(81) }, "name"],
    [{ colour: "red" }, "colour"],
    [{ feature_list: ["a", ""] }, "feature_list.1"],
    [{ position: -1 }, "position"],
    [{ trial_days: 731 }, "trial_days"],
    [{ permissions: [{ name: "everything" }] }, "permissions.0.name"],
    [{ prices: [priceInput({ amount: -1 })] }, "prices.0.amount"],
    [{ prices: [priceInput({ amount: 1.999 })] }, "prices.0.amount"],
    [{ prices: [priceInput({ amount: 1.5, currency: "JPY" })] }, "prices.0.amount"],
    [{ prices: [priceInput({ amount: 30_000_000 })] }, "prices.0.amount"],
    [{ prices: [priceInput({ currency: "usd" })] }, "prices.0.currency"],
    [{ prices: [priceInput({ currency: "XQX" })] }, "prices.0.currency"],
    [{ prices: [{ ...priceInput(), interval: "week" }] }, "prices.0.interval"],
    [{ prices: [priceInput({ interval_count: 0 })] }, "prices.0.interval_count"],
    [{ prices: [priceInput({ interval: "year", interval_count: 4 })] }, "prices.0.interval_count"],
    [{ prices: [priceInput(), priceInput()] }, "prices"],
    [{ free: true }, "prices"],
  ])("reports the invalid field in %j", async (changes, field) => {
    expect(await call(POST, { as: await createAdmin(), body: productInput(changes) })).toNameFields(field);
  });

  test("refuses to sell a permission that the actor does not have", async () => {
    const as = await createUser({ permissions: ["products.create"] });

    const response = await call(POST, { as, body: productInput({ permissions: [grant("users.delete")] }) });

    expect(response).toBeRefused(403, "forbidden");
  });

  test("needs a confirmed password to sell the admin permission", async () => {
    const admin = await createAdmin();
    const body = productInput({ permissions: [grant("admin")], permissions_confirmed: true });

    expect(await call(POST, { session: await createSession(admin), body })).toBeRefused(423, "password_required");
    expect((await call(POST, { session: await startConfirmedSession(admin), body })).status).toBe(201);
  });

  test("lets only an admin sell a permission that is not only about one's own content, and asks for a confirmation", async () => {
    const body = productInput({ permissions: [grant("projects.create"), grant("users.view")] });
    const editor = await createUser({ permissions: ["products.create", "users.view", "projects.create"] });
    const as = await createAdmin();

    expect(await call(POST, { as: editor, body: { ...body, permissions_confirmed: true } })).toBeRefused(
      403,
      "forbidden",
    );
    const response = await call(POST, { as, body });
    expect(response).toNameFields("permissions");
    expect(response.json.message).toBe("Confirm that everybody who has this plan gets users.view.");
    expect((await call(POST, { as, body: { ...body, permissions_confirmed: true } })).status).toBe(201);
  });

  test("refuses a price of zero, unless the plan is free", async () => {
    const as = await createAdmin();
    const prices = [{ amount: 0, currency: "USD", interval: "month" as const }];

    expect(await call(POST, { as, body: { name: "Base", prices } })).toNameFields("prices");
    expect((await call(POST, { as, body: { name: "Base", free: true, prices } })).status).toBe(201);
  });
});

describe("PUT billing/products/{id}", () => {
  refusesWithoutPermission((options) => call(PUT, { ...options, params: { productId: 1 }, body: {} }));

  test("changes only the given fields", async () => {
    const as = await createUser({ permissions: ["products.update"] });
    const plan = await createProduct({ name: "Before", permissions: ["api.access"] });

    const { json } = await call(PUT, { as, params: { productId: plan.id }, body: { description: "After" } });

    expect(json.product).toMatchObject({ name: "Before", description: "After", permissions: [grant("api.access")] });
    expect(json.product.prices).toMatchObject([{ id: plan.prices[0]?.id }]);
  });

  test("keeps prices that are unchanged, and deletes others that were never used", async () => {
    const plan = await createProduct({ prices: [{ amount: 12 }, { amount: 120, interval: "year" }] });
    const body = { prices: [priceInput({ amount: 99, interval: "year" }), priceInput()] };

    const { json } = await call(PUT, { as: await createAdmin(), params: { productId: plan.id }, body });

    expect(json.product.prices).toMatchObject([{ id: plan.prices[0]?.id, amount: 12 }, { amount: 99 }]);
    expect(await pricesOf(plan.id)).toHaveLength(2);
  });

  test("archives a price that exists at Stripe, and does not change it", async () => {
    const plan = await createProduct({ prices: [{ amount: 12, stripeId: unique("price") }] });
    const body = { prices: [priceInput({ amount: 15 })] };

    const { json } = await call(PUT, { as: await createAdmin(), params: { productId: plan.id }, body });

    expect(json.product.prices).toMatchObject([{ amount: 15 }]);
    expect(await pricesOf(plan.id)).toMatchObject([
      { id: plan.prices[0]?.id, amount: 1200, archivedAt: expect.any(Date) },
      { amount: 1500, archivedAt: null },
    ]);
  });

  test("sells an archived price again under its old id", async () => {
    const as = await createAdmin();
    const plan = await createProduct({ prices: [{ stripeId: unique("price") }] });
    const params = { productId: plan.id };
    await call(PUT, { as, params, body: { prices: [] } });

    const { json } = await call(PUT, { as, params, body: { prices: [priceInput()] } });

    expect(json.product.prices).toMatchObject([{ id: plan.prices[0]?.id }]);
    expect(await pricesOf(plan.id)).toHaveLength(1);
  });

  test("leaves only the prices of one call after several concurrent calls", async () => {
    const as = await createAdmin();
    const plan = await createProduct();
    const amounts = [1, 2, 3, 4, 5, 6, 7, 8];

    const responses = await Promise.all(
      amounts.map((amount) =>
        call(PUT, { as, params: { productId: plan.id }, body: { prices: [priceInput({ amount })] } }),
      ),
    );

    expect(responses.map(({ status }) => status)).toEqual(amounts.map(() => 200));
    const prices = await pricesOf(plan.id);
    expect(prices).toHaveLength(1);
    expect(amounts.map((amount) => amount * 100)).toContain(prices[0]?.amount);
  });

  test("refuses to make a plan free if it has a price above zero", async () => {
    const plan = await createProduct();

    const response = await call(PUT, { as: await createAdmin(), params: { productId: plan.id }, body: { free: true } });

    expect(response).toNameFields("prices");
    expect(await db.product.findUnique({ where: { id: plan.id } })).toMatchObject({ free: false });
  });

  test("asks for a confirmation only of permissions that are new", async () => {
    const as = await createAdmin();
    const plan = await createProduct({ permissions: ["users.view"] });
    const send = (permissions: Permission[], changes = {}) =>
      call(PUT, { as, params: { productId: plan.id }, body: { permissions: permissions.map(grant), ...changes } });

    expect((await send(["users.view", "projects.create"])).status).toBe(200);
    expect(await send(["users.view", "users.delete"])).toNameFields("permissions");
    expect((await send(["users.view", "users.delete"], { permissions_confirmed: true })).status).toBe(200);
  });

  test("lets only an admin add a permission that is not only about one's own content", async () => {
    const as = await createUser({ permissions: ["products.update", "users.view"] });
    const plan = await createProduct();
    const body = { permissions: [grant("users.view")], permissions_confirmed: true };

    expect(await call(PUT, { as, params: { productId: plan.id }, body })).toBeRefused(403, "forbidden");
  });

  test.each([
    { permissions: [] },
    { permissions: [grant("users.view")] },
    { prices: [priceInput({ amount: 0.01 })] },
    { hidden: false },
    { trial_days: 700 },
    { name: "Free for me" },
  ])("refuses the change %j of a plan with a permission that the actor lacks", async (body) => {
    const as = await createUser({ permissions: ["products.update"] });
    const plan = await createProduct({ permissions: ["users.view"], hidden: true });

    expect(await call(PUT, { as, params: { productId: plan.id }, body })).toBeRefused(403, "forbidden");
  });

  test("changes a plan with limits above the actor's own", async () => {
    const as = await createUser({ permissions: ["products.update"] });
    const plan = await createProduct({
      permissions: [{ name: "projects.create", restrictions: [{ name: "count", value: 1_000 }] }],
    });

    const { status } = await call(PUT, { as, params: { productId: plan.id }, body: { name: "Large" } });

    expect(status).toBe(200);
  });

  test("records a change of permissions in the audit log", async () => {
    const plan = await createProduct();
    const permissions = [grant("users.view")];

    const body = { permissions, permissions_confirmed: true };
    await call(PUT, { as: await createAdmin(), params: { productId: plan.id }, body });

    expect(await db.auditEvent.findFirst({ where: { targetType: "product", targetId: plan.id } })).toMatchObject({
      action: "product.permissions_changed",
      details: { name: plan.name, permissions },
    });
  });

  test("is 404 for a plan that does not exist", async () => {
    expect(await call(PUT, { as: await createAdmin(), params: { productId: 4711 }, body: {} })).toBeRefused(
      404,
      "not_found",
    );
  });
});

test("an amount that Stripe cannot charge is refused if Stripe is the payment service", async () => {
  const as = await createAdmin();
  const body = (amount: number) => ({
    name: "Pro",
    prices: [priceInput(), { amount, currency: "KWD", interval: "month" as const }],
  });
  expect((await call(POST, { as, body: body(1.999) })).status).toBe(201);
  await saveSettings("billing", { enable: true, gateway: "stripe" });

  const { json } = await call(POST, { as, body: body(1.99) });

  expect(await call(POST, { as, body: body(1.999) })).toNameFields("prices.1.amount");
  const params = { productId: json.product.id };
  expect(await call(PUT, { as, params, body: body(1.999) })).toNameFields("prices.1.amount");
});

describe("DELETE billing/products/{id}", () => {
  refusesWithoutPermission((options) => call(DELETE, { ...options, params: { productId: 1 } }));

  test("deletes a plan with its prices", async () => {
    const plan = await createProduct();

    const { status } = await call(DELETE, { as: await createAdmin(), params: { productId: plan.id } });

    expect(status).toBe(200);
    expect(await db.product.findUnique({ where: { id: plan.id } })).toBeNull();
    expect(await pricesOf(plan.id)).toEqual([]);
  });

  test("refuses to delete a plan with a permission that the actor lacks", async () => {
    const as = await createUser({ permissions: ["products.delete"] });
    const plan = await createProduct({ permissions: ["users.view"] });

    expect(await call(DELETE, { as, params: { productId: plan.id } })).toBeRefused(403, "forbidden");
  });

  test("refuses to delete a plan with a price that exists at Stripe", async () => {
    const plan = await createProduct({ prices: [{ stripeId: unique("price") }] });

    const response = await call(DELETE, { as: await createAdmin(), params: { productId: plan.id } });

    expect(response).toBeRefused(409, "conflict");
    expect(await pricesOf(plan.id)).toMatchObject([{ archivedAt: null }]);
  });

  test("refuses to delete a plan that somebody has ordered", async () => {
    const plan = await createProduct();
    await startCheckout(await createUser(), { product_id: plan.id, price_id: Number(plan.prices[0]?.id) });

    const response = await call(DELETE, { as: await createAdmin(), params: { productId: plan.id } });

    expect(response).toBeRefused(409, "conflict");
  });

  test("refuses to delete a plan that an admin has given to a user", async () => {
    const plan = await createProduct();
    const ids = { userId: (await createUser()).id, productId: plan.id, priceId: Number(plan.prices[0]?.id) };
    await db.subscription.create({ data: { ...ids, gateway: "manual", status: "active", periodStart: new Date() } });

    const response = await call(DELETE, { as: await createAdmin(), params: { productId: plan.id } });

    expect(response).toBeRefused(409, "conflict");
  });

  test("is 404 for a plan that does not exist", async () => {
    expect(await call(DELETE, { as: await createAdmin(), params: { productId: 4711 } })).toBeRefused(404, "not_found");
  });
});
