import { GET as INVOICES } from "@/app/api/v1/billing/invoices/route";
import { PUT as SAVE_PROFILE } from "@/app/api/v1/billing/profile/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { runDueJobs } from "../support/due-jobs";
import { createUser } from "../support/factories";
import { createPlan, turnBillingOn } from "../support/plans";
import { createCheckout, stripeSessionIdOf, subscribeAt, withStripe } from "../support/stripe-shop";

const stripe = withStripe();
const PROFILE = { name: "Studio Ana", address: "Ring 1\n1010 Wien", country: "AT", tax_id: "ATU12345678" };

const customerIdOf = async ({ id: userId }: { id: number }) =>
  (await db.gatewayCustomer.findFirstOrThrow({ where: { userId } })).gatewayId;

test("a new customer at Stripe has the user's details for invoices", async () => {
  const as = await createUser();
  await call(SAVE_PROFILE, { as, body: PROFILE });

  await createCheckout(as, await createPlan());

  const customerId = await customerIdOf(as);
  const address = { line1: "Ring 1, 1010 Wien", country: "AT" };
  expect(stripe.detailsOf(customerId)).toMatchObject({ email: as.email, name: "Studio Ana", address });
  expect(stripe.taxIdsOf(customerId)).toMatchObject([{ type: "eu_vat", value: "ATU12345678" }]);
});

test("changed details are sent to Stripe, and a new tax id replaces the previous one", async () => {
  const as = await createUser();
  await call(SAVE_PROFILE, { as, body: PROFILE });
  await createCheckout(as, await createPlan());

  await call(SAVE_PROFILE, { as, body: { name: "Ana & Co", tax_id: "ATU87654321" } });
  await runDueJobs("update-stripe-customer");

  const customerId = await customerIdOf(as);
  expect(stripe.detailsOf(customerId)).toMatchObject({ name: "Ana & Co" });
  expect(stripe.taxIdsOf(customerId)).toMatchObject([{ value: "ATU87654321" }]);
});

test("a customer without a name for invoices has the display name, until the customer enters a name at Stripe", async () => {
  const as = await createUser();
  await createCheckout(as, await createPlan());
  const customerId = await customerIdOf(as);
  const { name: initialName } = stripe.detailsOf(customerId);

  stripe.detailsOf(customerId).name = "Entered at Stripe";
  await call(SAVE_PROFILE, { as, body: { address: "Ring 1", country: "AT" } });
  await runDueJobs("update-stripe-customer");

  expect(initialName).toBe(as.email.split("@")[0]);
  expect(stripe.detailsOf(customerId)).toMatchObject({ name: "Entered at Stripe", address: { line1: "Ring 1" } });
});

test("the street that a customer entered at Stripe is kept if the user enters only a country", async () => {
  const as = await createUser();
  await createCheckout(as, await createPlan());
  const customerId = await customerIdOf(as);
  stripe.detailsOf(customerId).address = { line1: "Entered at Stripe", country: "DE" };

  await call(SAVE_PROFILE, { as, body: { country: "AT" } });
  await runDueJobs("update-stripe-customer");

  expect(stripe.detailsOf(customerId)).toMatchObject({ address: { line1: "Entered at Stripe", country: "AT" } });
});

test("a tax id that Stripe refuses does not stop the sale", async () => {
  const as = await createUser();
  await call(SAVE_PROFILE, { as, body: { ...PROFILE, tax_id: "not one" } });

  const checkout = await createCheckout(as, await createPlan());

  expect(checkout.url).toMatch(/^https:\/\/checkout\.stripe\.test/);
  expect(stripe.taxIdsOf(await customerIdOf(as))).toEqual([]);
});

test("Stripe calculates the tax if the settings say so, and the invoice contains the tax", async () => {
  await turnBillingOn({ stripe_automatic_tax: true });
  const as = await createUser();
  await call(SAVE_PROFILE, { as, body: PROFILE });

  await subscribeAt(stripe, as, await createPlan({ amount: 1000 }));

  const order = await db.checkout.findFirstOrThrow({ where: { userId: as.id } });
  expect(stripe.orderOf(await stripeSessionIdOf(order.id))).toMatchObject({
    automatic_tax: { enabled: "true" },
    customer_update: { address: "auto", name: "auto" },
    tax_id_collection: { enabled: "true" },
  });
  const [invoice] = (await call(INVOICES, { as })).json.pagination.data;
  expect(invoice).toMatchObject({ subtotal: 10, tax: 2, tax_percent: 20, total: 12 });
});

test("each tax rate is created once at Stripe, even if Stripe lists the rates on several pages", async () => {
  stripe.taxRatesPerPage = 1;
  for (const tax_percent of [7, 19, 19]) {
    await turnBillingOn({ tax_percent });
    await createCheckout(await createUser(), await createPlan());
  }

  expect(stripe.calls.filter((entry) => entry.startsWith("POST /v1/tax_rates"))).toHaveLength(2);
});

test("if Stripe calculates the tax, the first payment in the response to an order does not include the tax", async () => {
  await turnBillingOn({ stripe_automatic_tax: true });

  const { first_payment } = await createCheckout(await createUser(), await createPlan({ amount: 1000 }));

  expect(first_payment).toMatchObject({ tax: 0, total: 10 });
});

test("an invoice has the seller's country", async () => {
  await turnBillingOn({ seller_country: "AT" });
  const as = await createUser();

  await subscribeAt(stripe, as, await createPlan());

  expect((await db.invoice.findFirstOrThrow({ where: { userId: as.id } })).seller).toMatchObject({ country: "AT" });
});
