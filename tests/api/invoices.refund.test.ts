import { POST as REFUND } from "@/app/api/v1/billing/invoices/[invoiceId]/refund/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { confirmed } from "../support/confirmed-session";
import { runDueJobs } from "../support/due-jobs";
import { createUser } from "../support/factories";
import { createPlan, subscribe, turnBillingOff, turnBillingOn } from "../support/plans";
import { refusesWithoutPermission } from "../support/refuses";

beforeEach(() => turnBillingOn({ tax_percent: 19 }));

type Person = { id: number };
const refund = async (as: Person, invoiceId: number) =>
  call(REFUND, { ...(await confirmed(as)), params: { invoiceId } });
const createStaff = () => createUser({ permissions: ["subscriptions.update"] });
const invoicesOf = ({ id: userId }: Person) => db.invoice.findMany({ where: { userId }, orderBy: { id: "asc" } });

async function createInvoice({ outcome = "succeed" }: { outcome?: "succeed" | "past_due" } = {}) {
  const payer = await createUser();
  await subscribe(payer, await createPlan({ amount: 1000 }), outcome);
  const [invoice] = await invoicesOf(payer);
  if (!invoice) throw new Error("There is no invoice.");
  return { payer, invoice };
}

describe("POST billing/invoices/{id}/refund", () => {
  refusesWithoutPermission((options) => call(REFUND, { ...options, params: { invoiceId: 1 } }));

  test("refunds an invoice with a credit note, and the subscription continues", async () => {
    const { payer, invoice } = await createInvoice();

    const { status, json } = await refund(await createStaff(), invoice.id);

    expect([status, json.invoice.status]).toEqual([200, "refunded"]);
    const rows = await invoicesOf(payer);
    expect(rows.map((row) => [row.subtotal, row.tax, row.total, row.status])).toEqual([
      [1000, 190, 1190, "refunded"],
      [-1000, -190, -1190, "paid"],
    ]);
    expect(await db.subscription.findFirst({ where: { userId: payer.id } })).toMatchObject({ status: "active" });
  });

  test("refunds an invoice once, even in concurrent calls", async () => {
    const { payer, invoice } = await createInvoice();
    const staff = await createStaff();

    const responses = await Promise.all(Array.from({ length: 4 }, () => refund(staff, invoice.id)));
    responses.push(await refund(staff, invoice.id));

    expect(responses.map(({ json }) => json.invoice?.status)).toEqual(Array(5).fill("refunded"));
    expect(await invoicesOf(payer)).toHaveLength(2);
    expect(await db.notification.count({ where: { userId: payer.id, type: "subscriptions.refund" } })).toBe(1);
  });

  test("notifies the user, by email too, and records the refund in the audit log", async () => {
    const { payer, invoice } = await createInvoice();
    const staff = await createStaff();

    await refund(staff, invoice.id);
    await runDueJobs("deliver-notices");

    const { number } = invoice;
    const notice = await db.notification.findFirstOrThrow({
      where: { userId: payer.id, type: "subscriptions.refund" },
    });
    expect(notice.data).toMatchObject({ lines: [{ values: { amount: "$11.90", number } }, {}] });
    const { email } = await db.user.findUniqueOrThrow({ where: { id: payer.id } });
    const mails = await db.mailMessage.findMany({ where: { to: email } });
    const refundText = `We have refunded $11.90 for invoice ${number}.`;
    expect(mails).toMatchObject([{ text: expect.stringContaining(refundText) }]);
    const event = await db.auditEvent.findFirstOrThrow({ where: { action: "subscription.refunded" } });
    expect(event).toMatchObject({ targetId: invoice.subscriptionId, details: { invoice: number } });
  });

  test("refuses an unpaid invoice and a credit note", async () => {
    const { invoice: openInvoice } = await createInvoice({ outcome: "past_due" });
    const { payer, invoice } = await createInvoice();
    const staff = await createStaff();
    await refund(staff, invoice.id);
    const creditNote = (await invoicesOf(payer))[1];

    expect(await refund(staff, openInvoice.id)).toBeRefused(409, "conflict");
    expect(await refund(staff, Number(creditNote?.id))).toBeRefused(409, "conflict");
  });

  test("is 404 for an invoice that does not exist, and while billing is off", async () => {
    const { invoice } = await createInvoice();
    const staff = await createStaff();

    expect(await refund(staff, invoice.id + 1000)).toBeRefused(404, "not_found");
    await turnBillingOff();
    expect(await refund(staff, invoice.id)).toBeRefused(404, "not_found");
  });
});
