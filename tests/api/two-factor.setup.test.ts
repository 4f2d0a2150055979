import { GET as USER } from "@/app/api/v1/users/[userId]/route";
import { POST as CONFIRM } from "@/app/auth/user/confirmed-two-factor-authentication/route";
import { GET as QR_CODE } from "@/app/auth/user/two-factor/qr-code/route";
import { DELETE as DISABLE, POST as ENABLE } from "@/app/auth/user/two-factor-authentication/route";
import { POST as REGENERATE } from "@/app/auth/user/two-factor-recovery-codes/route";
import { hashToken } from "@/lib/crypto/token";
import { db } from "@/lib/db/db";
import { call, createSession } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { sendAndListMails } from "../support/sent-mails";
import { codeOf, createTwoFactorUser, wrongCodeOf } from "../support/two-factor";

const RECOVERY_CODE = /^[a-z0-9]{10}-[a-z0-9]{10}$/;

const enable = (session: string) => call(ENABLE, { session });
const secretOf = async (session: string): Promise<string> => (await call(QR_CODE, { session })).json.secret;
const confirmSetup = (session: string, code: string) => call(CONFIRM, { session, body: { code } });
const userOf = ({ id }: { id: number }) =>
  db.user.findUniqueOrThrow({ where: { id }, omit: { twoFactorSecret: false } });
const listOwnCodes = async (user: { id: number }, session: string) =>
  (await call(USER, { session, params: { userId: user.id } })).json.user.two_factor_recovery_codes;

/** Creates a user and starts the setup, without confirming it. */
async function startSetup() {
  const user = await createUser({ password: "only-i-know-this" });
  const session = await startConfirmedSession(user);
  const { json } = await enable(session);
  return { user, session, codes: json.two_factor_recovery_codes as string[], secret: await secretOf(session) };
}

/** Creates a user with two-factor authentication, and a session with a confirmed password. */
async function createProtectedSession() {
  const { user, ...secrets } = await createTwoFactorUser();
  return { user, session: await startConfirmedSession(user), ...secrets };
}

describe.each([
  ["POST auth/user/two-factor-authentication", ENABLE, undefined],
  ["DELETE auth/user/two-factor-authentication", DISABLE, undefined],
  ["GET auth/user/two-factor/qr-code", QR_CODE, undefined],
  ["POST auth/user/confirmed-two-factor-authentication", CONFIRM, { code: "123456" }],
  ["POST auth/user/two-factor-recovery-codes", REGENERATE, undefined],
])("%s", (_, handler, body) => {
  refusesGuests((options) => call(handler, { ...options, body }));

  test("needs a confirmed password", async () => {
    expect(await call(handler, { as: await createUser(), body })).toBeRefused(423, "password_required");
  });

  test("refuses an API token", async () => {
    const bearer = await createAccessToken({ user: await createUser() });

    expect(await call(handler, { bearer, body })).toBeRefused(403, "forbidden");
  });
});

describe("enabling two-factor authentication", () => {
  test("returns eight recovery codes, and does not turn on two-factor authentication yet", async () => {
    const { user, codes } = await startSetup();

    expect(codes).toHaveLength(8);
    expect(new Set(codes).size).toBe(8);
    for (const code of codes) expect(code).toMatch(RECOVERY_CODE);
    expect((await userOf(user)).twoFactorConfirmedAt).toBeNull();
  });

  test("stores the secret and the codes encrypted", async () => {
    const { user, codes, secret } = await startSetup();

    const { twoFactorSecret } = await userOf(user);
    const rows = await db.recoveryCode.findMany({ where: { userId: user.id } });
    expect(twoFactorSecret).not.toBeNull();
    expect(twoFactorSecret).not.toContain(secret);
    expect(rows).toHaveLength(8);
    const storedText = rows.map((row) => row.code + Buffer.from(row.hash).toString("latin1")).join();
    for (const code of codes) expect(storedText).not.toContain(code);
  });

  test("creates a new secret and new codes if it is started again", async () => {
    const before = await startSetup();

    const { json } = await enable(before.session);

    expect(await secretOf(before.session)).not.toBe(before.secret);
    expect(json.two_factor_recovery_codes).not.toEqual(before.codes);
    expect(await db.recoveryCode.count({ where: { userId: before.user.id } })).toBe(8);
    expect(await confirmSetup(before.session, await codeOf(before.secret))).toNameFields("code");
  });

  test("keeps one of the returned sets of codes if it is started three times at the same time", async () => {
    const user = await createUser();
    const session = await startConfirmedSession(user);

    const responses = await Promise.all([enable(session), enable(session), enable(session)]);

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const returnedCodes = responses.map(({ json }) => json.two_factor_recovery_codes);
    expect(returnedCodes).toContainEqual(await listOwnCodes(user, session));
  });

  test("is refused while two-factor authentication is on, and changes nothing", async () => {
    const { user, session, recoveryCodes } = await createProtectedSession();
    const before = await userOf(user);

    expect(await enable(session)).toBeRefused(409, "conflict");
    expect(await userOf(user)).toEqual(before);
    expect(await listOwnCodes(user, session)).toEqual(recoveryCodes);
  });
});

describe("the QR code", () => {
  test("is an SVG, and the secret is returned with it", async () => {
    const { session } = await startSetup();

    const { json } = await call(QR_CODE, { session });

    expect(json.svg).toMatch(/^<svg .*<\/svg>\s*$/s);
    expect(json.secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  test("exists only while the setup waits for its code", async () => {
    const session = await startConfirmedSession(await createUser());

    expect(await call(QR_CODE, { session })).toBeRefused(409, "conflict");
    expect(await call(QR_CODE, { session: (await createProtectedSession()).session })).toBeRefused(409, "conflict");
  });
});

describe("confirming the setup", () => {
  test("turns on two-factor authentication, shows the codes again and notifies the user by email", async () => {
    const { user, session, codes, secret } = await startSetup();

    const { status, json } = await confirmSetup(session, await codeOf(secret));

    expect([status, json.two_factor_recovery_codes]).toEqual([200, codes]);
    expect((await userOf(user)).twoFactorConfirmedAt).not.toBeNull();
    expect(await sendAndListMails(user.email)).toMatchObject([
      { subject: "Two factor authentication was turned on for Plinth" },
    ]);
  });

  test("ends the user's other sessions and keeps the current one", async () => {
    const { user, session, secret } = await startSetup();
    const other = await createSession(user);

    await confirmSetup(session, await codeOf(secret));

    expect(await call(QR_CODE, { session: other })).toBeRefused(401, "unauthenticated");
    expect((await call(USER, { session, params: { userId: user.id } })).status).toBe(200);
  });

  test("reports a wrong code", async () => {
    const { user, session, secret } = await startSetup();

    expect(await confirmSetup(session, await wrongCodeOf(secret))).toNameFields("code");
    expect((await userOf(user)).twoFactorConfirmedAt).toBeNull();
  });

  test("reports a code that is too old", async () => {
    const { session, secret } = await startSetup();

    expect(await confirmSetup(session, await codeOf(secret, -3))).toNameFields("code");
  });

  test.each(["", "12345", "1234567", "12345a"])("reports a code that is not six digits: %j", async (code) => {
    const { session } = await startSetup();

    expect(await confirmSetup(session, code)).toNameFields("code");
  });

  test("is refused before the setup begins and after it is done", async () => {
    const session = await startConfirmedSession(await createUser());
    const completed = await createProtectedSession();

    expect(await confirmSetup(session, "123456")).toBeRefused(409, "conflict");
    expect(await confirmSetup(completed.session, await codeOf(completed.secret))).toBeRefused(409, "conflict");
  });
});

describe("disabling two-factor authentication", () => {
  test("removes the secret and the codes, and notifies the user by email", async () => {
    const { user, session } = await createProtectedSession();

    expect((await call(DISABLE, { session })).json).toEqual({ status: "success" });

    expect(await userOf(user)).toMatchObject({ twoFactorSecret: null, twoFactorConfirmedAt: null });
    expect(await listOwnCodes(user, session)).toEqual([]);
    expect(await sendAndListMails(user.email)).toMatchObject([
      { subject: "Two factor authentication was turned off for Plinth" },
    ]);
  });

  test("cancels the setup without an email", async () => {
    const { user, session } = await startSetup();

    await call(DISABLE, { session });

    expect(await userOf(user)).toMatchObject({ twoFactorSecret: null });
    expect([await listOwnCodes(user, session), await sendAndListMails(user.email)]).toEqual([[], []]);
  });

  test("ends the logins that wait for a code", async () => {
    const { user, session } = await createProtectedSession();
    await db.loginChallenge.create({
      data: { userId: user.id, remember: true, tokenHash: hashToken("x"), expiresAt: new Date(Date.now() + 60_000) },
    });

    await call(DISABLE, { session });

    expect(await db.loginChallenge.count()).toBe(0);
  });

  test("succeeds if two-factor authentication is already off", async () => {
    const user = await createUser();

    expect((await call(DISABLE, { session: await startConfirmedSession(user) })).status).toBe(200);
    expect(await sendAndListMails(user.email)).toEqual([]);
  });
});

describe("the recovery codes", () => {
  test("are replaced by eight others, and the user is notified", async () => {
    const { user, session, recoveryCodes } = await createProtectedSession();

    const { json } = await call(REGENERATE, { session });

    const newCodes: string[] = json.two_factor_recovery_codes;
    expect(newCodes).toHaveLength(8);
    expect(newCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect(await listOwnCodes(user, session)).toEqual(newCodes);
    expect(await sendAndListMails(user.email)).toMatchObject([
      { subject: "New recovery codes were created for Plinth" },
    ]);
  });

  test("are not created while two-factor authentication is off", async () => {
    const session = await startConfirmedSession(await createUser());

    expect(await call(REGENERATE, { session })).toBeRefused(409, "conflict");
  });

  test("are shown to the user only after a recent password confirmation", async () => {
    const { user, session, recoveryCodes } = await createProtectedSession();

    expect(await listOwnCodes(user, session)).toEqual(recoveryCodes);
    expect(await listOwnCodes(user, await createSession(user))).toEqual(
      Array.from({ length: 8 }, () => "**********-**********"),
    );
  });

  test("are not shown to other users", async () => {
    const { user } = await createProtectedSession();
    const viewer = await createUser({ permissions: ["users.view"] });

    const { json } = await call(USER, { session: await startConfirmedSession(viewer), params: { userId: user.id } });

    expect(json.user).not.toHaveProperty("two_factor_recovery_codes");
  });
});
