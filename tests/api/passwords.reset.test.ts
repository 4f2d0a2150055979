import pg from "pg";
import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST as FORGOT } from "@/app/auth/forgot-password/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { POST as RESET } from "@/app/auth/reset-password/route";
import { db } from "@/lib/db/db";
import { makeCode } from "@/lib/one-time-codes";
import { call, createSession } from "../support/api";
import { createUser } from "../support/factories";
import { sendAndListMails, sendAndReadToken } from "../support/sent-mails";
import { ageCodes, ageRateLimits } from "../support/time";

const EMAIL = "ines@example.com";
const NEW = "my-new-password";

const requestReset = (email = EMAIL) => call(FORGOT, { body: { email } });
const reset = (token: string, changes: Record<string, unknown> = {}) =>
  call(RESET, { body: { token, email: EMAIL, password: NEW, password_confirmation: NEW, ...changes } });
const login = (password: string) => call(LOGIN, { body: { email: EMAIL, password } });

/** Returns the SQL of the queries that `work` runs, without their values. */
async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const spy = jest.spyOn(pg.Client.prototype, "query");
  await work();
  const statements = (spy.mock.calls as unknown[][]).map(([query]) =>
    String((query as { text?: string })?.text ?? query),
  );
  spy.mockRestore();
  return statements;
}

beforeEach(async () => {
  await createUser({ email: EMAIL, password: "my-old-password" });
});

describe("POST auth/forgot-password", () => {
  test("emails a link and reports that it was sent", async () => {
    const { status, json } = await requestReset();

    expect([status, json.message]).toEqual([200, "We have emailed your password reset link."]);
    expect(await sendAndListMails(EMAIL)).toMatchObject([
      { link: expect.stringMatching(/^http:\/\/localhost:3000\/password\/reset\/[\w-]{43}$/) },
    ]);
  });

  test("gives the same response for an unknown address, and sends no email", async () => {
    const [unknown, known] = [await requestReset("nobody@example.com"), await requestReset()];

    expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
    expect(await sendAndListMails("nobody@example.com")).toEqual([]);
  });

  test("runs the same queries for an unknown address, so that the response time reveals nothing", async () => {
    await requestReset("warm-up@example.com");
    const expected = await recordStatements(() => requestReset(EMAIL));
    const statements = await recordStatements(() => requestReset("nobody@example.com"));

    expect(expected.length).toBeGreaterThan(0);
    expect(statements).toEqual(expected);
    // A background job creates the code and the email.
    expect([await db.oneTimeCode.count(), await db.mailMessage.count()]).toEqual([0, 0]);
  });

  test("gives a second request within a minute the same response, and sends nothing", async () => {
    const [first, second] = [await requestReset(), await requestReset()];

    expect([second.status, second.json]).toEqual([200, first.json]);
    expect(await sendAndListMails(EMAIL)).toHaveLength(1);
    await ageRateLimits(61);
    await requestReset();
    expect(await sendAndListMails(EMAIL)).toHaveLength(2);
  });

  test("sends at most five emails an hour", async () => {
    for (let round = 0; round < 8; round += 1) {
      await requestReset();
      await ageRateLimits(61);
    }

    expect(await sendAndListMails(EMAIL)).toHaveLength(5);
  });

  test("stores only the hash of the token", async () => {
    await requestReset();

    const token = await sendAndReadToken(EMAIL);
    const { hash, ...row } = await db.oneTimeCode.findFirstOrThrow();
    expect([Buffer.from(hash).toString("base64url"), Buffer.from(hash).toString("utf8")]).not.toContain(token);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test("writes the email in the account's language, not in the visitor's", async () => {
    await db.user.update({ where: { email: EMAIL }, data: { language: "de" } });

    await call(FORGOT, { body: { email: EMAIL }, cookies: { locale: "ar" } });

    expect((await sendAndListMails(EMAIL))[0]?.html).toContain('lang="de"');
  });

  test("returns a field error for an invalid address", async () => {
    expect(await requestReset("nobody")).toNameFields("email");
  });
});

describe("POST auth/reset-password", () => {
  const requestToken = async () => {
    await requestReset();
    return sendAndReadToken(EMAIL);
  };

  test("sets the new password and notifies the owner by email", async () => {
    const { status, json } = await reset(await requestToken());

    expect([status, json.message]).toEqual([200, "Your password has been reset!"]);
    expect([(await login("my-old-password")).status, (await login(NEW)).status]).toEqual([422, 200]);
    expect(await sendAndListMails(EMAIL)).toMatchObject([
      { subject: "Your password for Plinth was changed" },
      { link: expect.stringContaining("/password/reset/") },
    ]);
  });

  test("ends every session, and logins that wait for a second factor", async () => {
    const user = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    const session = await createSession(user);
    await db.loginChallenge.create({
      data: { userId: user.id, remember: true, tokenHash: Buffer.from("x"), expiresAt: new Date(Date.now() + 60_000) },
    });

    await reset(await requestToken());

    expect((await call(BOOTSTRAP, { session })).json.data.user).toBeNull();
    expect([await db.session.count(), await db.loginChallenge.count()]).toEqual([0, 0]);
  });

  test("revokes pending codes", async () => {
    const user = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    for (const purpose of ["change-email", "confirm-password"] as const) {
      await makeCode(db, { userId: user.id, email: "theirs@example.com", purpose, seconds: 600 });
    }

    await reset(await requestToken());

    expect(await db.oneTimeCode.count({ where: { usedAt: null } })).toBe(0);
  });

  test("verifies the email address too", async () => {
    await db.user.update({ where: { email: EMAIL }, data: { emailVerifiedAt: null } });

    await reset(await requestToken());

    expect((await db.user.findUniqueOrThrow({ where: { email: EMAIL } })).emailVerifiedAt).not.toBeNull();
  });

  test("accepts a link once", async () => {
    const token = await requestToken();

    expect([(await reset(token)).status, (await reset(token)).status]).toEqual([200, 422]);
  });

  test("succeeds exactly once in sixteen concurrent calls", async () => {
    const token = await requestToken();

    const passwords = Array.from({ length: 16 }, (_, index) => `my-new-password-${index}`);
    const responses = await Promise.all(
      passwords.map((password) => reset(token, { password, password_confirmation: password })),
    );

    const winnerIndex = responses.findIndex(({ status }) => status === 200);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(15);
    expect((await login(passwords[winnerIndex] ?? "")).status).toBe(200);
  });

  test("refuses a link after an hour", async () => {
    const token = await requestToken();
    await ageCodes(3601);

    expect(await reset(token)).toNameFields("email");
  });

  test("accepts only the later of two links", async () => {
    const first = await requestToken();
    await ageRateLimits(61);
    const second = await requestToken();

    expect([(await reset(first)).status, (await reset(second)).status]).toEqual([422, 200]);
  });

  test("accepts a link only for the account that it was sent to", async () => {
    await createUser({ email: "other@example.com", password: "their-password" });

    expect(await reset(await requestToken(), { email: "other@example.com" })).toNameFields("email");
  });

  test.each([
    [{ token: "A".repeat(43) }, "email"],
    [{ token: "" }, "token"],
    [{ email: "nobody" }, "email"],
    [{ password: "short", password_confirmation: "short" }, "password"],
    [{ password_confirmation: "another-one" }, "password_confirmation"],
    [{ user_id: 1 }, "user_id"],
  ])("with the changes %j names the field %s", async (changes, field) => {
    expect(await reset(await requestToken(), changes)).toNameFields(field);
  });

  test("does not use up the link if the repeated password differs", async () => {
    const token = await requestToken();
    await reset(token, { password_confirmation: "another-one" });

    expect((await reset(token)).status).toBe(200);
  });
});
