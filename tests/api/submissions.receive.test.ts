import { db } from "@/lib/db/db";
import { HONEYPOT_FIELD } from "@/lib/sites/published-form";
import { deleteSurplus } from "@/lib/submissions/delete-surplus";
import { nextAddress } from "../support/api";
import { createSite, createUser } from "../support/factories";
import { contactForm, createSubmission, field, formOf, sendForm } from "../support/forms";

const createOwnedSite = async () => createSite({ owner: await createUser() });
const listStored = ({ id: siteId }: { id: number }) =>
  db.formSubmission.findMany({ where: { siteId }, orderBy: { id: "asc" } });

describe("a submission", () => {
  test("is stored with the fields that the form has and the visitor filled in", async () => {
    const site = await createOwnedSite();

    const outcome = await sendForm(site, { name: "Ines", message: "Hello\r\nyou", email: "", colour: "red" });

    expect(outcome).toEqual({ result: "stored" });
    expect(await listStored(site)).toMatchObject([
      {
        formId: "contact",
        formName: "Contact",
        page: "/contact",
        isSpam: false,
        readAt: null,
        fields: [
          { name: "name", label: "Your name", value: "Ines" },
          { name: "message", label: "Message", value: "Hello\nyou" },
        ],
      },
    ]);
  });

  test("joins the values of checkboxes with the same name", async () => {
    const site = await createOwnedSite();
    const form = formOf([field("days", { type: "checkbox" })]);

    await sendForm(
      site,
      [
        ["days", "Monday"],
        ["days", "Friday"],
      ],
      { form },
    );

    expect(await listStored(site)).toMatchObject([{ fields: [{ name: "days", value: "Monday, Friday" }] }]);
  });

  test("stores a tick for a checkbox that has no value of its own", async () => {
    const site = await createOwnedSite();

    await sendForm(site, { consent: "on" }, { form: formOf([field("consent", { type: "checkbox" })]) });

    expect(await listStored(site)).toMatchObject([{ fields: [{ name: "consent", value: "✓" }] }]);
  });

  test("checks each of several addresses that were sent under one name", async () => {
    const site = await createOwnedSite();
    const form = formOf([field("guest", { type: "email" })]);

    await sendForm(
      site,
      [
        ["guest", "ines@example.com"],
        ["guest", "tomas@example.com"],
      ],
      { form },
    );

    expect(await listStored(site)).toMatchObject([{ fields: [{ value: "ines@example.com, tomas@example.com" }] }]);
  });

  test("with control characters is stored without them, except the line breaks and tabs of a text area", async () => {
    const site = await createOwnedSite();

    await sendForm(site, { name: "In\u0000es\nBcc: x@example.com", message: "One\u0007\n\tTwo" });

    expect(await listStored(site)).toMatchObject([
      { fields: [{ value: "In es Bcc: x@example.com" }, { value: "One\n\tTwo" }] },
    ]);
  });

  test("with invisible characters in a line is stored without them, and with the joiners that scripts need", async () => {
    const site = await createOwnedSite();
    const form = formOf([field("phone", { type: "tel" }), field("name")]);

    await sendForm(site, { phone: "\u202a+49\u00a030\u200b 12\u202c", name: "نمی\u200cدانم" }, { form });

    expect(await listStored(site)).toMatchObject([
      { fields: [{ value: "+49\u00a030 12" }, { value: "نمی\u200cدانم" }] },
    ]);
  });

  test("without a required field is not stored", async () => {
    const site = await createOwnedSite();

    const outcome = await sendForm(site, { name: "  ", message: "Hello" });

    expect(outcome).toEqual({ result: "invalid", errors: { name: "This field is required." } });
    expect(await listStored(site)).toEqual([]);
  });

  test.each([
    ["email", "nobody", "ines@example.com"],
    ["email", "ines@exa mple.com", "tom&jerry@example.com"],
    ["email", "ivan@", "ivan@xn--e1afmkfd.xn--p1ai"],
    ["email", "ines@example.com, tomas", "ines@example.com, tomas@example.com"],
    ["url", "example.com", "https://example.com/a"],
    ["url", "//example.com", "ftp://example.com/a"],
    ["number", "many", "-1.5e3"],
    ["number", "5.", "-.5"],
    ["range", "loud", ".5"],
    ["tel", "call me", "+49 (0)30 1234-5 ext. 6"],
    ["tel", "—", "0800 PLINTH [2] – weekdays"],
    ["date", "2027-02-30", "2027-01-31"],
    ["time", "25:00", "14:30"],
    ["datetime-local", "tomorrow", "2027-01-31T14:30"],
    ["month", "2027-13", "2027-12"],
    ["week", "2027-W54", "2027-W05"],
    ["color", "red", "#1b3fb0"],
  ])("is stored only with a valid value for an input of the type %s", async (type, invalid, valid) => {
    const site = await createOwnedSite();
    const form = formOf([field("value", { type, required: true })]);

    expect(await sendForm(site, { value: invalid }, { form })).toEqual({
      result: "invalid",
      errors: { value: expect.any(String) },
    });
    expect(await sendForm(site, { value: valid }, { form })).toEqual({ result: "stored" });
  });

  test("with a value of more than 10,000 characters, or more than 50 KB in all, is refused", async () => {
    const site = await createOwnedSite();
    const form = formOf(["a", "b", "c"].map((name) => field(name, { type: "textarea" })));

    expect(await sendForm(site, { a: "x".repeat(10_001) }, { form })).toEqual({
      result: "invalid",
      errors: { a: "Use at most 10,000 characters." },
    });
    const longText = "é".repeat(9_999);
    expect(await sendForm(site, { a: longText, b: longText, c: longText }, { form })).toEqual({
      result: "invalid",
      errors: { c: "What you entered is too long." },
    });
  });

  test("for a site in the trash is refused as if the site did not exist", async () => {
    const site = await createOwnedSite();
    await db.site.update({ where: { id: site.id }, data: { deletedAt: new Date() } });

    await expect(sendForm(site, { name: "Ines" })).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("the limit of submissions", () => {
  test("is ten in ten minutes from one network to one site, even if 16 arrive at the same time", async () => {
    const [site, other, address] = [await createOwnedSite(), await createOwnedSite(), nextAddress()];
    const send = (index: number) => sendForm(site, { name: `Ines ${index}` }, { address });

    const results = await Promise.allSettled(Array.from({ length: 16 }, (_, index) => send(index)));

    const refusals = results.filter(({ status }) => status === "rejected");
    expect(refusals).toHaveLength(6);
    expect(refusals).toMatchObject(Array(6).fill({ reason: { code: "too_many_requests" } }));
    expect(await listStored(site)).toHaveLength(10);
    expect(await sendForm(other, { name: "Ines" }, { address })).toEqual({ result: "stored" });
  });

  test("counts the IPv6 addresses of one network together", async () => {
    const site = await createOwnedSite();
    for (let index = 0; index < 10; index += 1)
      await sendForm(site, { name: `Ines ${index}` }, { address: `2001:db8:1:2::${index + 1}` });

    const last = sendForm(site, { name: "Ines" }, { address: "2001:db8:1:2:ffff::1" });

    await expect(last).rejects.toMatchObject({ code: "too_many_requests" });
  });

  test("does not count invalid submissions", async () => {
    const [site, address] = [await createOwnedSite(), nextAddress()];
    for (let index = 0; index < 12; index += 1) await sendForm(site, {}, { address });

    expect(await sendForm(site, { name: "Ines" }, { address })).toEqual({ result: "stored" });
  });
});

describe("spam", () => {
  test("is a submission that fills in the hidden field, even if something else is wrong", async () => {
    const site = await createOwnedSite();

    expect(await sendForm(site, { name: "Ines", [HONEYPOT_FIELD]: "https://x.example" })).toEqual({ result: "spam" });
    expect(await sendForm(site, { email: "nobody", [HONEYPOT_FIELD]: "x" })).toEqual({ result: "spam" });
    expect(await listStored(site)).toMatchObject([
      { isSpam: true, fields: [{ name: "name" }] },
      { isSpam: true, fields: [] },
    ]);
  });

  test("is a submission with more than five links", async () => {
    const site = await createOwnedSite();
    const links = (count: number) => Array(count).fill("see https://www.example.com/a").join(" ");

    expect(await sendForm(site, { name: "Ines", message: links(5) })).toEqual({ result: "stored" });
    expect(await sendForm(site, { name: "Ines", message: links(6) })).toEqual({ result: "spam" });
  });

  test("is the same text sent for the fourth time in an hour, from any address", async () => {
    const site = await createOwnedSite();
    const texts = ["Buy now", "buy  NOW", "Buy now ", "Buy now"];

    const outcomes = [];
    for (const name of texts) outcomes.push((await sendForm(site, { name })).result);

    expect(outcomes).toEqual(["stored", "stored", "stored", "spam"]);
    expect(await sendForm(await createOwnedSite(), { name: "Buy now" })).toEqual({ result: "stored" });
  });

  test("does not include submissions that repeat only chosen options", async () => {
    const site = await createOwnedSite();
    const form = formOf([field("come", { type: "radio" })]);

    for (let index = 0; index < 5; index += 1)
      expect(await sendForm(site, { come: "Yes" }, { form })).toEqual({ result: "stored" });
  });
});

describe("the inbox of a site", () => {
  test("drops the oldest read messages beyond the limit", async () => {
    const site = await createOwnedSite();
    const readAt = new Date();
    const rows = [
      await createSubmission(site, { a: "unread" }),
      await createSubmission(site, { a: "read" }, { readAt }),
      await createSubmission(site, { a: "read later" }, { readAt }),
      await createSubmission(site, { a: "new" }),
    ];

    await deleteSurplus(site.id, false, 3);

    expect((await listStored(site)).map(({ id }) => id)).toEqual([rows[0]?.id, rows[2]?.id, rows[3]?.id]);
  });

  test("drops the oldest spam beyond the limit, and nothing else", async () => {
    const site = await createOwnedSite();
    await createSubmission(site, { a: "a message" });
    for (const a of ["one", "two", "three"]) await createSubmission(site, { a }, { isSpam: true });

    await deleteSurplus(site.id, true, 2);

    expect((await listStored(site)).map(({ fields }) => fields)).toMatchObject([
      [{ value: "a message" }],
      [{ value: "two" }],
      [{ value: "three" }],
    ]);
  });

  test("keeps at most a thousand spam messages when more arrive", async () => {
    const site = await createOwnedSite();
    const spam = { siteId: site.id, formId: "a", formName: "A", page: "/", fields: [], isSpam: true };
    await db.formSubmission.createMany({ data: Array(1000).fill(spam) });

    await sendForm(site, { name: "Ines", [HONEYPOT_FIELD]: "x" });

    expect(await db.formSubmission.count({ where: { siteId: site.id } })).toBe(1000);
  });
});

test("a form without fields can be sent", async () => {
  const site = await createOwnedSite();

  expect(await sendForm(site, {}, { form: { ...contactForm, fields: [] } })).toEqual({ result: "stored" });
});
