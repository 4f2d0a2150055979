import { POST } from "@/app/api/v1/contact-page/route";
import { db } from "@/lib/db/db";
import { renderEml } from "@/lib/mail/eml";
import { messageOf } from "@/lib/mail/message";
import { call } from "../support/api";
import { createUser, getFirstAdmin, unique } from "../support/factories";
import { sendAndListMails } from "../support/sent-mails";
import { saveSettings } from "../support/settings";
import { ageRateLimits } from "../support/time";

const DAY_MS = 24 * 60 * 60 * 1000;

const message = (changes: Record<string, unknown> = {}) => ({
  name: "Ines Morel",
  email: `${unique("ines")}@example.com`,
  message: "How many sites can one server hold?",
  ...changes,
});

const setRecipient = (recipient: string) => saveSettings("contact", { recipient });

test("a guest's message is stored and emailed to the recipient, who can reply to it", async () => {
  const to = `${unique("office")}@example.com`;
  await setRecipient(to);
  const body = message();

  const { status, json } = await call(POST, { body });

  expect([status, json.message]).toEqual([200, "Your message has been submitted."]);
  expect(await db.contactMessage.findMany({ where: { email: body.email } })).toMatchObject([body]);
  const [mail] = await db.mailMessage.findMany({ where: { to } });
  expect(mail).toMatchObject({ subject: "Message from Ines Morel", headers: { "Reply-To": body.email } });
  expect(mail?.text).toContain(body.message);
});

test("without a recipient in the settings, the first admin gets the message", async () => {
  await setRecipient("");
  const admin = await getFirstAdmin();
  const body = message({ name: unique("Ines") });

  await call(POST, { body });

  expect(await db.mailMessage.count({ where: { to: admin.email, subject: `Message from ${body.name}` } })).toBe(1);
});

test.each([
  ["has the permission `admin` directly", { permissions: ["admin" as const] }],
  [
    "was banned until yesterday",
    { roles: ["admin"], bannedAt: new Date(0), bannedUntil: new Date(Date.now() - DAY_MS) },
  ],
])("an admin who %s gets the message if no other admin can get it", async (_, options) => {
  await setRecipient("");
  const other = await getFirstAdmin();
  await db.user.update({ where: { id: other.id }, data: { emailVerifiedAt: null } });
  const admin = await createUser(options);
  const body = message({ name: unique("Ines") });

  await call(POST, { body });
  await db.user.update({ where: { id: other.id }, data: { emailVerifiedAt: other.emailVerifiedAt } });
  await db.user.delete({ where: { id: admin.id } });

  expect(await db.mailMessage.count({ where: { to: admin.email, subject: `Message from ${body.name}` } })).toBe(1);
});

test("markup in a message is shown as text", async () => {
  const to = `${unique("office")}@example.com`;
  await setRecipient(to);

  await call(POST, { body: message({ message: "<script>alert(1)</script>" }) });

  const [mail] = await sendAndListMails(to);
  expect(mail?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test.each([
  [{ name: " " }, "name"],
  [{ name: "x".repeat(101) }, "name"],
  [{ email: "ines" }, "email"],
  [{ message: "\n" }, "message"],
  [{ message: "x".repeat(5001) }, "message"],
  [{ phone: "1" }, "phone"],
])("an invalid field is reported and nothing is stored: %j", async (changes, field) => {
  const body = message(changes);

  expect(await call(POST, { body })).toNameFields(field);
  expect(await db.contactMessage.count({ where: { email: String(body.email) } })).toBe(0);
});

test("a line break in the name cannot add a header to the email", async () => {
  const to = `${unique("office")}@example.com`;
  await setRecipient(to);

  await call(POST, { body: message({ name: "Ines\r\nBcc: eve@example.com" }) });

  const [mail] = await db.mailMessage.findMany({ where: { to } });
  if (!mail) throw new Error("There is no email.");
  const [head] = Buffer.from(await renderEml(messageOf(mail)))
    .toString()
    .split("\r\n\r\n", 1);
  expect(head).toContain("Subject: Message from Ines");
  expect(head).not.toMatch(/^Bcc:/m);
});

test("a network may send five messages an hour", async () => {
  const address = "203.0.113.77";
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    statuses.push((await call(POST, { body: message(), address })).status);

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await ageRateLimits(3540);
  expect((await call(POST, { body: message(), address })).status).toBe(429);
  await ageRateLimits(60);
  expect((await call(POST, { body: message(), address })).status).toBe(200);
});
