import { PUT as PUT_SCHEDULE } from "@/app/api/v1/notifications/me/schedule/route";
import { GET as SUBSCRIPTIONS } from "@/app/api/v1/notifications/me/subscriptions/route";
import { GET as KINDS } from "@/app/api/v1/notifications/unsubscribe/[token]/kinds/route";
import { GET, POST } from "@/app/api/v1/notifications/unsubscribe/[token]/route";
import { db } from "@/lib/db/db";
import { enqueue } from "@/lib/jobs/enqueue";
import { renderEml } from "@/lib/mail/eml";
import { messageOf } from "@/lib/mail/message";
import { unsubscribeToken } from "@/lib/notices/unsubscribe-token";
import { storageNearNotice } from "@/lib/storage-use/storage-use";
import { call } from "../support/api";
import { runDueJobs } from "../support/due-jobs";
import { createSite } from "../support/factories";
import { sendForm } from "../support/forms";
import { createReader, notificationIdsOf, sendRealNotice } from "../support/notices";
import { saveSettings } from "../support/settings";

const KIND = storageNearNotice.id;
const HOUR_MS = 3_600_000;

type Columns = NonNullable<Parameters<typeof createReader>[0]>;

/** Creates a user who gets the notices of `KIND` by email. */
async function createMailReader(columns: Columns = {}) {
  const reader = await createReader({ timezone: "UTC", ...columns });
  const channels = { database: true, mail: true, browser: false };
  await db.notificationPreference.create({ data: { userId: reader.id, kind: KIND, ...channels } });
  return reader;
}

/** Delivers the notices that are due, as a scheduled job does every five minutes. */
async function deliver() {
  await enqueue(db, "deliver-notices", undefined);
  await runDueJobs("deliver-notices");
}

const mailsTo = ({ email }: { email: string }) =>
  db.mailMessage.findMany({ where: { to: email }, orderBy: { id: "asc" } });

/** The current hour plus `hours`, in UTC, such as "07:00". */
const hourIn = (hours: number) => `${new Date(Date.now() + hours * HOUR_MS).toISOString().slice(11, 13)}:00`;

async function setSchedule({ id: userId }: { id: number }, columns: object) {
  await db.notificationSchedule.create({ data: { userId, ...columns } });
}

describe("the email about a notice", () => {
  test("is sent once, in the reader's language, and offers to unsubscribe with one click", async () => {
    const reader = await createMailReader({ language: "de" });
    await sendRealNotice(reader);

    await deliver();
    await deliver();

    const [mail, ...others] = await mailsTo(reader);
    if (!mail) throw new Error("There is no mail.");
    expect(others).toEqual([]);
    expect(mail.subject).toBe("Dein Speicher ist fast voll");
    expect(mail.text).toContain("/dashboard/files");
    expect(mail.text).toContain("/notifications/unsubscribe/");
    const head = Buffer.from(await renderEml(messageOf(mail)))
      .toString()
      .split("\r\n\r\n", 1)[0]
      ?.replace(/\r\n\s+/g, "");
    expect(head).toMatch(/^List-Unsubscribe: ?<http.+\/api\/v1\/notifications\/unsubscribe\/.+>$/m);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  });

  test("is sent once, even if several deliveries run at the same time", async () => {
    const reader = await createMailReader();
    await sendRealNotice(reader);

    await Promise.all([deliver(), deliver(), deliver()]);

    expect(await mailsTo(reader)).toHaveLength(1);
  });

  test("is sent to other users even if it cannot be written for one user", async () => {
    const [first, broken, last] = [await createMailReader(), await createMailReader(), await createMailReader()];
    for (const reader of [first, broken, last]) await sendRealNotice(reader);
    await db.notification.updateMany({ where: { userId: broken.id }, data: { data: {} } });

    await deliver();

    expect([await mailsTo(first), await mailsTo(last)]).toMatchObject([[{ to: first.email }], [{ to: last.email }]]);
  });

  test("contains all notices that are due", async () => {
    const reader = await createMailReader();
    await sendRealNotice(reader);
    await sendRealNotice(reader);
    await sendRealNotice(reader);

    await deliver();

    const mails = await mailsTo(reader);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("3 new notifications")]);
  });

  test("is not sent to an address that is not verified", async () => {
    const reader = await createMailReader({ verified: false });
    await sendRealNotice(reader);

    await deliver();

    expect(await mailsTo(reader)).toEqual([]);
    expect(await db.notification.count({ where: { userId: reader.id, mailAt: { not: null } } })).toBe(0);
  });

  test("waits for the end of the quiet hours", async () => {
    const reader = await createMailReader();
    const quietTo = hourIn(2);
    await setSchedule(reader, { quietFrom: hourIn(-1), quietTo });
    await sendRealNotice(reader);

    await deliver();

    expect(await mailsTo(reader)).toEqual([]);
    const { mailAt } = await db.notification.findFirstOrThrow({ where: { userId: reader.id } });
    expect(mailAt?.toISOString().slice(11, 16)).toBe(quietTo);
    expect(mailAt?.getTime()).toBeGreaterThan(Date.now());
  });

  test("waits for the end of the quiet hours if it could not be sent before they began", async () => {
    const reader = await createMailReader();
    await setSchedule(reader, { quietFrom: hourIn(-1), quietTo: hourIn(2) });
    await sendRealNotice(reader);
    const createdAt = new Date(Date.now() - 3 * 60 * 60 * 1000);
    await db.notification.updateMany({ where: { userId: reader.id }, data: { createdAt, mailAt: createdAt } });

    await deliver();

    expect(await mailsTo(reader)).toEqual([]);
  });

  test("is sent at the next delivery after the user has removed the quiet hours", async () => {
    const reader = await createMailReader();
    await setSchedule(reader, { quietFrom: hourIn(-1), quietTo: hourIn(2) });
    await sendRealNotice(reader);
    await deliver();

    await call(PUT_SCHEDULE, { session: reader.session, body: { quiet_from: null, quiet_to: null } });
    await deliver();

    expect(await mailsTo(reader)).toHaveLength(1);
  });

  test("is sent at the chosen time, with all notices of the day, if the user has chosen daily emails", async () => {
    const reader = await createMailReader();
    await setSchedule(reader, { digest: "daily", digestAt: hourIn(2) });
    await sendRealNotice(reader);
    await sendRealNotice(reader);
    await deliver();
    const mailsBefore = await mailsTo(reader);
    const yesterday = new Date(Date.now() - 24 * HOUR_MS);
    await db.notification.updateMany({
      where: { userId: reader.id },
      data: { createdAt: yesterday, mailAt: new Date() },
    });

    await deliver();

    expect(mailsBefore).toEqual([]);
    const subjects = (await mailsTo(reader)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining("2 new notifications")]);
  });

  test("is not sent while the settings turn notifications off", async () => {
    const reader = await createMailReader();
    await saveSettings("notifications", { integrated: false });
    await sendRealNotice(reader);

    await deliver();

    expect(await mailsTo(reader)).toEqual([]);
  });
});

describe("GET notifications/unsubscribe/{token}/kinds", () => {
  const kindsOf = async (token: string, language = "en") =>
    (await call(KINDS, { params: { token }, headers: { "accept-language": language } })).json.kinds;

  test("names what the emails are about, in the caller's language", async () => {
    const reader = await createReader();
    const token = unsubscribeToken({ userId: reader.id, kinds: [KIND, "submissions.received", "removed.kind"] });

    expect(await kindsOf(token)).toEqual(["Your storage is nearly full", "Someone submitted a form"]);
    expect(await kindsOf(token, "de")).toContain("Dein Speicher ist fast voll");
  });

  test("names nothing for a token that was changed", async () => {
    const token = unsubscribeToken({ userId: 1, kinds: [KIND] });

    for (const changedToken of ["x", `${token}x`, token.split(".", 1)[0] ?? ""])
      expect(await kindsOf(changedToken)).toEqual([]);
  });
});

describe("POST notifications/unsubscribe/{token}", () => {
  const oneClick = {
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
    body: "List-Unsubscribe=One-Click",
  };

  test("turns off emails of the token's kinds for the token's user when a mail program sends the call", async () => {
    const [reader, other] = [await createMailReader(), await createMailReader()];
    const token = unsubscribeToken({ userId: reader.id, kinds: [KIND] });

    const { status } = await call(POST, { params: { token }, ...oneClick });

    expect(status).toBe(200);
    const channels = { database: true, mail: false, browser: false };
    expect(await db.notificationPreference.findFirst({ where: { userId: reader.id } })).toMatchObject(channels);
    expect(await db.notificationPreference.findFirst({ where: { userId: other.id } })).toMatchObject({ mail: true });
  });

  test("works for a mail program that sends the form as multipart/form-data", async () => {
    const reader = await createMailReader();
    const token = unsubscribeToken({ userId: reader.id, kinds: [KIND] });
    const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

    const response = await call(POST, {
      params: { token },
      headers: { "content-type": "multipart/form-data; boundary=x", origin: "https://mail.example" },
      body,
    });

    expect(response.status).toBe(200);
    expect(await db.notificationPreference.findFirst({ where: { userId: reader.id } })).toMatchObject({ mail: false });
  });

  test("can be repeated, and needs no body, because our page sends none", async () => {
    const reader = await createReader();
    const params = { token: unsubscribeToken({ userId: reader.id, kinds: [KIND] }) };
    await call(POST, { params });

    expect((await call(POST, { params })).status).toBe(200);
  });

  test("does not turn off emails about security", async () => {
    const reader = await createReader();
    const token = unsubscribeToken({ userId: reader.id, kinds: ["passwords.changed"] });

    await call(POST, { params: { token }, ...oneClick });

    const { json } = await call(SUBSCRIPTIONS, { session: reader.session });
    const selection = json.user_selections.find(
      ({ notif_id }: { notif_id: string }) => notif_id === "passwords.changed",
    );
    expect(selection.channels.mail).toBe(true);
  });

  test("refuses a token that was changed, and the token of a user who no longer exists", async () => {
    const reader = await createReader();
    const token = unsubscribeToken({ userId: reader.id, kinds: [KIND] });
    const [payload, signature] = token.split(".");
    const other = unsubscribeToken({ userId: reader.id + 1, kinds: [KIND] }).split(".", 1)[0];
    for (const changedToken of [`${other}.${signature}`, `${payload}.`, `${payload}`, "x"])
      expect(await call(POST, { params: { token: changedToken }, ...oneClick })).toBeRefused(404, "not_found");

    await db.user.delete({ where: { id: reader.id } });

    expect(await call(POST, { params: { token }, ...oneClick })).toBeRefused(404, "not_found");
  });
});

describe("GET notifications/unsubscribe/{token}", () => {
  test("changes nothing, and redirects to the page that asks for confirmation", async () => {
    const reader = await createMailReader();
    const token = unsubscribeToken({ userId: reader.id, kinds: [KIND] });

    const response = await call(GET, { params: { token } });

    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`/notifications/unsubscribe/${token}`);
    expect(await db.notificationPreference.findFirst({ where: { userId: reader.id } })).toMatchObject({ mail: true });
  });
});

describe("the email about a form submission", () => {
  test("is not sent to an owner who has turned these emails off, but is always sent to another recipient", async () => {
    const owner = await createReader();
    const kind = "submissions.received";
    const siteToOwner = await createSite({ owner, recipient: owner.email });
    const recipient = `studio-${owner.id}@example.com`;
    const siteToOther = await createSite({ owner, recipient });
    await sendForm(siteToOwner, { name: "Ines" });
    const [first] = await mailsTo(owner);
    await db.notificationPreference.create({
      data: { userId: owner.id, kind, database: true, mail: false, browser: false },
    });

    await sendForm(siteToOwner, { name: "Jonas" });
    await sendForm(siteToOther, { name: "Jonas" });

    expect(first?.headers).toHaveProperty("List-Unsubscribe-Post");
    expect(await mailsTo(owner)).toHaveLength(1);
    const [mailToOther] = await mailsTo({ email: recipient });
    expect(mailToOther?.headers).not.toHaveProperty("List-Unsubscribe");
    expect(await notificationIdsOf(owner)).toHaveLength(3);
  });
});
