import { GET as INVOICES } from "@/app/api/v1/billing/invoices/route";
import { POST as CHANGE } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/change-plan/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createUser } from "../support/factories";
import { createPlan } from "../support/plans";
import { sendEvent, subscribeAt, withStripe } from "../support/stripe-shop";

const stripe = withStripe();
const subscribe = subscribeAt.bind(null, stripe);

test("a coupon is a line of its own on the invoice", async () => {
  const as = await createUser();
  const plan = await createPlan({ name: "Pro", amount: 1999, currency: "EUR" });

  await subscribe(as, plan, { coupon: { percentOff: 25 } });

  const [invoice] = (await call(INVOICES, { as })).json.pagination.data;
  expect(invoice.lines).toMatchObject([
    { kind: "period", description: "Pro", amount: 19.99 },
    { kind: "discount", description: "Discount", amount: -5 },
  ]);
  expect(invoice).toMatchObject({ subtotal: 14.99, tax: 2.85, tax_percent: 19, total: 17.84, amount_due: 17.84 });
});

test.each([
  ["EUR", 1999, 33],
  ["EUR", 1999, 100],
  ["JPY", 1999, 15],
  ["KWD", 1990, 7],
  ["ISK", 505, 10],
  ["UGX", 333, 50],
])(
  "the lines of an invoice in %s for %i with a coupon of %i %% add up to its subtotal",
  async (currency, amount, percentOff) => {
    const as = await createUser();

    await subscribe(as, await createPlan({ amount, currency }), { coupon: { percentOff } });

    const { lines, ...invoice } = await db.invoice.findFirstOrThrow({
      where: { userId: as.id },
      include: { lines: true },
    });
    expect(lines.map((line) => line.kind).sort()).toEqual(["discount", "period"]);
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(invoice.subtotal);
    expect(invoice.subtotal + invoice.tax).toBe(invoice.total);
  },
);

test("a coupon applies to a renewal too", async () => {
  const as = await createUser();
  const plan = await createPlan({ interval: "day", intervalCount: 30 });
  const { gatewayId } = await subscribe(as, plan, { coupon: { percentOff: 50 } });

  stripe.moveIntoPast(gatewayId, 30.5);
  await sendEvent(stripe.event("invoice.paid", gatewayId));

  const invoices = await db.invoice.findMany({ where: { userId: as.id } });
  expect(invoices.map(({ total, status }) => [total, status])).toEqual([
    [595, "paid"],
    [595, "paid"],
  ]);
});

test.each([
  ["net of the discount", { percentOff: 20 }],
  ["gross, with itemised discounts", { percentOff: 20, itemized: true }],
])("a plan change with a coupon is invoiced as previewed if prorated amounts are %s", async (_, coupon) => {
  const as = await createUser();
  const { id } = await subscribe(as, await createPlan({ amount: 1000 }), { coupon });
  const plan = await createPlan({ amount: 5000 });
  const change = (body: object) => call(CHANGE, { as, params: { subscriptionId: id }, body: { ...plan, ...body } });

  const { preview } = (await change({ preview: true })).json;
  await change({ at: preview.at });

  const { lines, subtotal, tax, total } = (await call(INVOICES, { as })).json.pagination.data[0];
  expect({ lines, subtotal, tax, total }).toEqual({
    lines: preview.lines,
    subtotal: preview.subtotal,
    tax: preview.tax,
    total: preview.total,
  });
  const cents = lines.map(({ amount }: { amount: number }) => Math.round(amount * 100));
  expect(cents.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(Math.round(subtotal * 100));
  expect(subtotal).toBe(32); // 80 % of the difference, for a period that has just begun
});
