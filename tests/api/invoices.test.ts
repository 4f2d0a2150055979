import { GET as PDF } from "@/app/api/v1/billing/invoices/[invoiceId]/pdf/route";
import { GET } from "@/app/api/v1/billing/invoices/route";
import { GET as GET_PROFILE, PUT as PUT_PROFILE } from "@/app/api/v1/billing/profile/route";
import type { UserActor } from "@/lib/actor/actor";
import { db } from "@/lib/db/db";
import { createT } from "@/lib/i18n/create-t";
import { drawInvoice } from "@/lib/invoices/draw-invoice";
import { findCustomerLocale } from "@/lib/invoices/invoice-pdf";
import { getInvoiceRow } from "@/lib/invoices/invoices";
import { runTestGateway } from "@/lib/subscriptions/jobs";
import { call } from "../support/api";
import { createUser } from "../support/factories";
import { createPlan, moveIntoPast, subscribe, turnBillingOn } from "../support/plans";
import { refusesGuests } from "../support/refuses";
import { saveSettings } from "../support/settings";

beforeEach(() => turnBillingOn());

describe("GET billing/invoices", () => {
  refusesGuests((options) => call(GET, options));

  test("lists the user's own invoices, the newest first", async () => {
    await turnBillingOn({ tax_percent: 19 });
    const as = await createUser();
    const id = await subscribe(as, await createPlan({ name: "Pro", amount: 1999, currency: "EUR" }));
    await subscribe(await createUser(), await createPlan());
    await moveIntoPast(id, 32);
    await runTestGateway();

    const { data } = (await call(GET, { as })).json.pagination;

    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ currency: "EUR", subtotal: 19.99, tax: 3.8, total: 23.79, status: "paid" });
    expect(data[0].lines).toMatchObject([{ description: "Pro", quantity: 1, amount: 19.99 }]);
    expect(data[0].number > data[1].number).toBe(true);
  });

  test("sorts invoices by their date, even if an earlier one was stored later", async () => {
    const as = await createUser();
    const id = await subscribe(as, await createPlan());
    await moveIntoPast(id, 32);
    await runTestGateway();
    const [first, second] = await db.invoice.findMany({ where: { userId: as.id }, orderBy: { id: "asc" } });
    await db.invoice.update({
      where: { id: second?.id ?? 0 },
      data: { date: new Date("2026-01-02") },
      select: { id: true },
    });

    const { data } = (await call(GET, { as })).json.pagination;

    expect(data.map(({ id }: { id: number }) => id)).toEqual([first?.id, second?.id]);
  });

  test.each([
    ["EUR", 0, 1999, 19.99],
    ["USD", 7.7, 1, 0.01],
    ["JPY", 10, 1999, 1999],
    ["KRW", 10, 5, 5],
    ["KWD", 5, 1999, 1.999],
    ["TND", 100, 1_000_000_000, 1_000_000],
    ["CHF", 8.1, 1005, 10.05],
  ])(
    "returns amounts in %s with %d %% tax; an invoice's total is the sum of its lines and the tax",
    async (currency, tax_percent, amount, majorAmount) => {
      await turnBillingOn({ tax_percent });
      const as = await createUser();
      await subscribe(as, await createPlan({ amount, currency }));

      const [invoice] = (await call(GET, { as })).json.pagination.data;
      const row = await db.invoice.findFirstOrThrow({ where: { userId: as.id }, include: { lines: true } });

      expect(invoice).toMatchObject({ subtotal: majorAmount, tax_percent });
      expect(row.total).toBe(row.lines.reduce((sum, line) => sum + line.amount, 0) + row.tax);
      expect(row.tax).toBe(Math.round((amount * tax_percent) / 100));
    },
  );

  test("finds invoices by the beginning of their number, in which % and _ are not wildcards", async () => {
    const as = await createUser();
    await subscribe(as, await createPlan());
    const year = new Date().getUTCFullYear();
    const countOf = async (query: string) => (await call(GET, { as, query: { query } })).json.pagination.data.length;

    expect([await countOf(`${year}-`), await countOf("%"), await countOf("____-")]).toEqual([1, 0, 0]);
  });

  test("lists all users' invoices only with the permission", async () => {
    const payer = await createUser();
    await subscribe(payer, await createPlan());
    const query = { everyone: "true", user_id: payer.id };

    const { json } = await call(GET, { as: await createUser({ permissions: ["subscriptions.view"] }), query });

    expect(json.pagination.data).toHaveLength(1);
    expect(await call(GET, { as: await createUser(), query })).toBeRefused(403, "forbidden");
  });

  describe("of one subscription", () => {
    const listIds = async (as: { id: number }, query: Record<string, string | number>) =>
      (await call(GET, { as, query })).json.pagination.data.map(({ id }: { id: number }) => id);

    test("lists its invoices for a user who may see all users' invoices", async () => {
      const payer = await createUser();
      const [id, other] = [
        await subscribe(payer, await createPlan()),
        await subscribe(await createUser(), await createPlan()),
      ];
      const staff = await createUser({ permissions: ["subscriptions.view"] });

      const ids = await listIds(staff, { everyone: "true", subscription_id: id });

      const rows = await db.invoice.findMany({ where: { subscriptionId: id } });
      expect(ids).toEqual(rows.map((row) => row.id));
      expect(await listIds(staff, { everyone: "true", subscription_id: other })).not.toEqual(ids);
    });

    test("lists its invoices for its user, and nothing for a stranger", async () => {
      const payer = await createUser();
      const id = await subscribe(payer, await createPlan());
      const stranger = await createUser();

      expect(await listIds(payer, { subscription_id: id })).toHaveLength(1);
      expect(await listIds(stranger, { subscription_id: id })).toEqual([]);
      const query = { everyone: "true", subscription_id: id };
      expect(await call(GET, { as: stranger, query })).toBeRefused(403, "forbidden");
    });

    test("refuses an id that is not a number, and names the field", async () => {
      const query = { subscription_id: "first" };
      expect(await call(GET, { as: await createUser(), query })).toNameFields("subscription_id");
    });
  });

  test("names the invalid field", async () => {
    expect(await call(GET, { as: await createUser(), query: { orderBy: "total" } })).toNameFields("orderBy");
  });
});

describe("billing/profile", () => {
  refusesGuests((options) => call(GET_PROFILE, options));
  refusesGuests((options) => call(PUT_PROFILE, { ...options, body: {} }));

  test("changes later invoices, but not earlier ones", async () => {
    const as = await createUser({ firstName: "Ann", lastName: "Lee" });
    const id = await subscribe(as, await createPlan());
    const profile = { name: "Lee Ltd", address: "Main Street 1\nBern", country: "CH", tax_id: "CHE-123" };

    expect((await call(PUT_PROFILE, { as, body: profile })).json.profile).toEqual(profile);
    await moveIntoPast(id, 32);
    await runTestGateway();

    const rows = await db.invoice.findMany({ where: { userId: as.id }, orderBy: { id: "asc" } });
    expect(rows.map(({ customer }) => customer)).toMatchObject([
      { name: "Ann Lee" },
      { name: "Lee Ltd", taxId: "CHE-123" },
    ]);
  });

  test("puts the part of the email address before the @ on the invoice if the user has no name", async () => {
    const as = await createUser({ email: "kim@example.com" });
    await subscribe(as, await createPlan());

    const { customer } = await db.invoice.findFirstOrThrow({ where: { userId: as.id } });

    expect(customer).toMatchObject({ name: "kim", email: "kim@example.com" });
  });

  test("changes only the given fields", async () => {
    const as = await createUser();
    await call(PUT_PROFILE, { as, body: { name: "Lee Ltd" } });
    await call(PUT_PROFILE, { as, body: { country: "CH" } });

    expect((await call(GET_PROFILE, { as })).json.profile).toMatchObject({ name: "Lee Ltd", country: "CH" });
  });

  test.each([
    [{ country: "Switzerland" }, "country"],
    [{ tax_id: "x".repeat(51) }, "tax_id"],
  ])("names the invalid field in %j", async (body, field) => {
    expect(await call(PUT_PROFILE, { as: await createUser(), body })).toNameFields(field);
  });
});

describe("GET billing/invoices/{id}/pdf", () => {
  refusesGuests((options) => call(PDF, { ...options, params: { invoiceId: 1 } }));

  const pdfOf = async (as: { id: number }, invoiceId: number) => call(PDF, { as, params: { invoiceId } });
  const createInvoice = async (columns: Parameters<typeof createUser>[0] = {}) => {
    const as = await createUser(columns);
    await subscribe(as, await createPlan());
    return { as, id: (await db.invoice.findFirstOrThrow({ where: { userId: as.id } })).id };
  };

  test.each(["en", "de", "ar"])(
    "is a PDF with tags for screen readers, in the customer's language: %s",
    async (language) => {
      const { as, id } = await createInvoice({ language });
      const row = await getInvoiceRow({ id: as.id, permissions: [] } as unknown as UserActor, id);
      const t = createT((await findCustomerLocale(row)).i18n);

      const text = (await drawInvoice(row, t, "UTC")).toString("latin1");

      expect(text.startsWith("%PDF-1.7")).toBe(true);
      expect(text).toContain(`/Lang (${language})`);
      expect(text).toContain("/MarkInfo");
      for (const tag of ["/H1", "/Table", "/TR", "/TH", "/TD"]) expect(text).toContain(`/S ${tag}`);
    },
  );

  const CREDIT_LABELS = ["From your credit", "Added to your credit", "Amount due", "Amount paid", "Refunded"];

  test.each([
    ["an open invoice", { status: "open", fromCredit: 100 }, ["From your credit", "Amount due"]],
    ["a paid invoice", { status: "paid", fromCredit: 100 }, ["From your credit", "Amount paid"]],
    ["a void invoice", { status: "void", fromCredit: 100 }, ["From your credit"]],
    ["a change to a smaller plan", { subtotal: -2000, total: -2000, fromCredit: -2000 }, ["Added to your credit"]],
    [
      "a refund of an invoice that was partly paid from credit",
      { subtotal: -2000, total: -2000, fromCredit: -500 },
      ["Added to your credit", "Refunded"],
    ],
    ["an invoice without credit", {}, []],
  ])("shows what %s took from the credit or added to it", async (_, columns, labels) => {
    const { as, id } = await createInvoice();
    await db.invoice.update({ where: { id }, data: columns });
    const row = await getInvoiceRow({ id: as.id, permissions: [] } as unknown as UserActor, id);
    const t = createT((await findCustomerLocale(row)).i18n);
    const texts: string[] = [];
    const recordingT = new Proxy(t, {
      apply(target, _, [text, ...values]) {
        texts.push(text);
        return Reflect.apply(target, undefined, [text, ...values]);
      },
    });

    await drawInvoice(row, recordingT, "UTC");

    expect(texts.filter((text) => CREDIT_LABELS.includes(text))).toEqual(labels);
  });

  test("has dates in the site's time zone if the customer has not chosen a time zone", async () => {
    await saveSettings("dates", { default_timezone: "Asia/Tokyo" });
    const { as, id } = await createInvoice();
    const row = await getInvoiceRow({ id: as.id, permissions: [] } as unknown as UserActor, id);

    expect((await findCustomerLocale(row)).timeZone).toBe("Asia/Tokyo");
  });

  test("is named after the invoice's number", async () => {
    const { as, id } = await createInvoice();
    const { number } = await db.invoice.findUniqueOrThrow({ where: { id } });

    const { status, headers } = await pdfOf(as, id);

    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(headers.get("content-disposition")).toContain(`${number}.pdf`);
  });

  test("does not find another user's invoice", async () => {
    const { id } = await createInvoice();
    expect(await pdfOf(await createUser(), id)).toBeRefused(404, "not_found");
  });
});

test("invoices are numbered without gaps, even if many are created at the same time", async () => {
  const year = new Date().getUTCFullYear();
  const before = (await db.invoiceNumber.findUnique({ where: { year } }))?.last ?? 0;
  const plan = await createPlan();
  const users = await Promise.all(Array.from({ length: 8 }, () => createUser()));

  await Promise.all(users.map((as) => subscribe(as, plan)));

  const rows = await db.invoice.findMany({ where: { userId: { in: users.map(({ id }) => id) } } });
  const expected = users.map((_, index) => `${year}-${String(before + index + 1).padStart(6, "0")}`);
  expect(rows.map(({ number }) => number).sort()).toEqual(expected);
});
