import { POST as REFUND } from "@/app/api/v1/billing/invoices/[invoiceId]/refund/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { confirmed } from "../support/confirmed-session";
import { createUser } from "../support/factories";
import { createPlan } from "../support/plans";
import { sendEvent, subscribeAt, withStripe } from "../support/stripe-shop";

const stripe = withStripe();
const subscribe = subscribeAt.bind(null, stripe);

test("a refund creates a credit note with the tax, and marks its invoice as refunded", async () => {
  const as = await createUser();
  const { id } = await subscribe(as, await createPlan({ amount: 1999, currency: "EUR" }));
  const { id: invoiceId } = await db.invoice.findFirstOrThrow({ where: { userId: as.id } });
  const staff = await createUser({ permissions: ["subscriptions.update"] });
  const refund = async () => call(REFUND, { ...(await confirmed(staff)), params: { invoiceId } });

  const responses = await Promise.all([refund(), refund()]);
  responses.push(await refund());

  expect(responses.map(({ status, json }) => [status, json.invoice?.status])).toEqual(Array(3).fill([200, "refunded"]));
  const rows = await db.invoice.findMany({ where: { subscriptionId: id }, orderBy: { id: "asc" } });
  const amounts = rows.map(({ subtotal, tax, total, fromCredit, status }) => [
    subtotal,
    tax,
    total,
    fromCredit,
    status,
  ]);
  expect(amounts).toEqual([
    [1999, 380, 2379, 0, "refunded"],
    [-1999, -380, -2379, 0, "paid"],
  ]);
});

test.each(["credit_note.created", "invoice.updated"])(
  "a refund that was made at Stripe is recorded by the event %s",
  async (type) => {
    const as = await createUser();
    const { gatewayId } = await subscribe(as, await createPlan());
    stripe.refund(gatewayId);

    await sendEvent(stripe.event(type, gatewayId));

    const rows = await db.invoice.findMany({ where: { userId: as.id }, orderBy: { id: "asc" } });
    expect(rows.map(({ status }) => status)).toEqual(["refunded", "paid"]);
    expect(await db.notification.count({ where: { userId: as.id, type: "subscriptions.refund" } })).toBe(1);
  },
);
