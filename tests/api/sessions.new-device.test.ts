import { POST as LOGIN } from "@/app/auth/login/route";
import { POST as REGISTER } from "@/app/auth/register/route";
import { hashToken } from "@/lib/crypto/token";
import { db } from "@/lib/db/db";
import { features } from "@/lib/features/features";
import { sweepExpired } from "@/lib/jobs/sweep";
import { updateSettings } from "@/lib/settings/update-settings";
import { type CallOptions, call } from "../support/api";
import { runJobsNow } from "../support/due-jobs";
import { createUser } from "../support/factories";
import { sendAndListMails } from "../support/sent-mails";

const PASSWORD = "only-i-know-this";
const DAY_MS = 86_400_000;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

type Options = { email: string; device?: string | undefined; headers?: CallOptions["headers"]; address?: string };

/** Logs in with the password. Returns the cookie that identifies the browser. */
async function logIn({ email, device, ...options }: Options): Promise<string> {
  const cookies = device === undefined ? undefined : { device };
  const response = await call(LOGIN, { body: { email, password: PASSWORD }, cookies, ...options });
  expect(response.status).toBe(200);
  return response.cookies.device ?? "";
}

/** Runs the jobs about new devices, due or not. Returns the emails about new devices that were sent to `email`. */
async function sendNewDeviceMails(email: string) {
  await runJobsNow("tell-new-device");
  return (await sendAndListMails(email)).filter(({ subject }) => subject.startsWith("New login"));
}

test("the first login sends no email", async () => {
  const { email } = await createUser({ password: PASSWORD });

  await logIn({ email });

  expect(await sendNewDeviceMails(email)).toEqual([]);
});

test("a login from a known browser, recognised by its cookie, sends no email", async () => {
  const { email } = await createUser({ password: PASSWORD });
  const device = await logIn({ email });

  expect(await logIn({ email, device })).toBe(device);

  expect(await sendNewDeviceMails(email)).toEqual([]);
});

test("the device cookie is persistent and HttpOnly, and the database stores only its hash", async () => {
  const { email } = await createUser({ password: PASSWORD });

  const { setCookie, cookies } = await call(LOGIN, { body: { email, password: PASSWORD } });

  const line = setCookie.find((cookie) => cookie.startsWith("device="));
  expect(line).toMatch(/^device=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=34560000; HttpOnly$/);
  const { hash } = await db.knownDevice.findFirstOrThrow();
  expect(Buffer.from(hash)).toEqual(Buffer.from(hashToken(String(cookies.device))));
});

test("a login from another browser sends an email with the device, place and time", async () => {
  const { id, email } = await createUser({ password: PASSWORD });
  await db.user.update({ where: { id }, data: { timezone: "Asia/Tokyo" } });
  await logIn({ email });

  await logIn({ email, address: "198.51.100.7", headers: { "user-agent": FIREFOX } });

  const [mail, ...others] = await sendNewDeviceMails(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("New login to your account on Plinth");
  for (const fact of [
    "Device: Firefox on Linux",
    "Location: Unknown location",
    "IP address: 198.51.100.7",
    "(Asia/Tokyo)",
  ])
    expect(mail?.text).toContain(fact);
  expect(mail?.link).toBe("http://localhost:3000/account-settings#sessions");
});

test("the email about a new device shows the time in the date format of the settings", async () => {
  const { email } = await createUser({ password: PASSWORD });
  await updateSettings({ dates: { format: "numeric" } });
  await logIn({ email });

  await logIn({ email });

  const [mail] = await sendNewDeviceMails(email);
  expect(mail?.text).toMatch(/Time: .?\d\d\/\d\d\/\d{4}, \d\d:\d\d/);
});

test("the email about a new device is in the user's language", async () => {
  const { email } = await createUser({ password: PASSWORD, language: "de" });
  await logIn({ email });
  await logIn({ email });
  await runJobsNow("tell-new-device");

  expect((await sendAndListMails(email))[0]?.subject).toBe("Neue Anmeldung bei deinem Konto auf Plinth");
});

test("the browser that registered the account counts as known", async () => {
  const email = "ines@example.com";
  const body = { email, password: PASSWORD, password_confirmation: PASSWORD, terms: true, privacy: true };
  const { cookies } = await call(REGISTER, { body });
  await db.user.updateMany({ where: { email }, data: { emailVerifiedAt: new Date() } });

  await logIn({ email, device: cookies.device });
  expect(await sendNewDeviceMails(email)).toEqual([]);
  await logIn({ email });
  expect(await sendNewDeviceMails(email)).toHaveLength(1);
});

test("a browser known to one user is new to another", async () => {
  const [one, other] = [await createUser({ password: PASSWORD }), await createUser({ password: PASSWORD })];
  await logIn({ email: other.email });

  await logIn({ email: other.email, device: await logIn({ email: one.email }) });

  expect(await sendNewDeviceMails(other.email)).toHaveLength(1);
});

test("a malformed device cookie is replaced", async () => {
  const { email } = await createUser({ password: PASSWORD });

  expect(await logIn({ email, device: "mine" })).toMatch(/^[\w-]{43}$/);
});

test("the jobs about new devices start later, one after another, so that many logins do not slow down calls", async () => {
  const { email } = await createUser({ password: PASSWORD });
  await logIn({ email });

  await logIn({ email });

  const jobs = await db.$queryRaw`
    SELECT queue_name, run_at > now() AS in_future FROM graphile_worker.jobs WHERE task_identifier = 'tell-new-device'`;
  expect(jobs).toEqual([{ queue_name: "new-devices", in_future: true }]);
});

test("an unverified address gets no email about a new device", async () => {
  const { email } = await createUser({ password: PASSWORD, verified: false });
  await logIn({ email });
  await logIn({ email });

  expect(await sendNewDeviceMails(email)).toEqual([]);
});

test("a client without cookies causes at most five emails an hour", async () => {
  const { id, email } = await createUser({ password: PASSWORD });
  await db.knownDevice.createMany({ data: deviceRows(id, 1, daysAgo(1)) });

  for (let round = 0; round < 7; round += 1) await logIn({ email });

  expect(await sendNewDeviceMails(email)).toHaveLength(5);
});

test("only the latest fifty browsers of a user are remembered", async () => {
  const { id, email } = await createUser({ password: PASSWORD });
  await db.knownDevice.createMany({ data: deviceRows(id, 60, daysAgo(1)) });

  const device = await logIn({ email });

  expect(await db.knownDevice.count()).toBe(50);
  expect(await db.knownDevice.count({ where: { hash: hashToken(device) } })).toBe(1);
});

test("sixteen concurrent logins from one new browser send one email", async () => {
  const { email } = await createUser({ password: PASSWORD });
  await logIn({ email });
  const { email: otherEmail } = await createUser({ password: PASSWORD });
  const device = await logIn({ email: otherEmail });

  await Promise.all(
    Array.from({ length: 16 }, () => call(LOGIN, { body: { email, password: PASSWORD }, cookies: { device } })),
  );

  expect(await sendNewDeviceMails(email)).toHaveLength(1);
});

test("a browser is forgotten after 400 days without a login", async () => {
  const { id } = await createUser();
  await db.knownDevice.createMany({
    data: [...deviceRows(id, 1, daysAgo(401)), ...deviceRows(id, 1, daysAgo(399), 7)],
  });

  await sweepExpired(undefined, { features });

  const remaining = await db.knownDevice.findMany();
  expect(remaining.map(({ hash }) => [...hash])).toEqual([[7]]);
});

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}

/** Rows of browsers that were last seen at `seenAt`. Their hashes are single bytes, counting up from `firstHash`. */
function deviceRows(userId: number, count: number, seenAt: Date, firstHash = 0) {
  return Array.from({ length: count }, (_, index) => ({
    userId,
    hash: new Uint8Array([firstHash + index]),
    createdAt: seenAt,
    lastSeenAt: seenAt,
  }));
}
