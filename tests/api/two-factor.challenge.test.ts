import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { POST as ANSWER } from "@/app/auth/two-factor-challenge/route";
import { db } from "@/lib/db/db";
import { requestResetLink, resetPassword } from "@/lib/passwords/password-reset";
import { getOwnRecoveryCodes } from "@/lib/two-factor/recovery-codes";
import { type CallOptions, call } from "../support/api";
import { createUser } from "../support/factories";
import { sendAndListMails, sendAndReadToken } from "../support/sent-mails";
import { ageRateLimits } from "../support/time";
import { codeOf, createTwoFactorUser, PASSWORD, wrongCodeOf } from "../support/two-factor";

/** Enters the right password. Returns the browser's challenge cookie. */
async function startChallenge({ email }: { email: string }, { remember = true } = {}): Promise<string> {
  const { json, cookies } = await call(LOGIN, { body: { email, password: PASSWORD, remember } });
  expect(json).toEqual({ status: "success", two_factor: true });
  return cookies.two_factor as string;
}

const answer = (challenge: string, body: object, options: CallOptions = {}) =>
  call(ANSWER, { body, cookies: { two_factor: challenge }, ...options });

/** Creates a user with a second factor and enters the right password. */
async function startLogin() {
  const setup = await createTwoFactorUser();
  return { ...setup, challenge: await startChallenge(setup.user) };
}

const letChallengesPass = (seconds: number) =>
  db.$executeRaw`UPDATE "LoginChallenge" SET "expiresAt" = "expiresAt" - ${seconds}::int * interval '1 second'`;

const sortedStatuses = (responses: { status: number }[]) =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);

describe("POST auth/two-factor-challenge with a code", () => {
  test("starts the session and returns the user's bootstrap data", async () => {
    const { user, secret, challenge } = await startLogin();

    const { status, json, cookies } = await answer(challenge, { code: await codeOf(secret) });

    expect([status, json.bootstrapData.user.id]).toEqual([200, user.id]);
    expect((await call(BOOTSTRAP, { session: cookies.session ?? "" })).json.data.user.id).toBe(user.id);
    expect(cookies.two_factor).toBe("");
  });

  test.each([
    [true, /Max-Age=2592000/],
    [false, /^(?!.*Max-Age)/],
  ])("keeps the choice from the login form: remember %s", async (remember, maxAge) => {
    const { user, secret } = await createTwoFactorUser();
    const challenge = await startChallenge(user, { remember });

    const { setCookie } = await answer(challenge, { code: await codeOf(secret) });

    expect(setCookie.find((line) => line.startsWith("session="))).toMatch(maxAge);
  });

  test("reports a wrong code", async () => {
    const { secret, challenge } = await startLogin();

    expect(await answer(challenge, { code: await wrongCodeOf(secret) })).toNameFields("code");
    expect(await answer(challenge, { code: await codeOf(secret, -3) })).toNameFields("code");
  });

  test("refuses a code that was already used, even for another login", async () => {
    const { user, secret, challenge } = await startLogin();
    const code = await codeOf(secret);
    await answer(challenge, { code });

    expect(await answer(await startChallenge(user), { code })).toNameFields("code");
  });

  test("refuses a code that is older than the last used one", async () => {
    const { user, secret, challenge } = await startLogin();
    await answer(challenge, { code: await codeOf(secret) });

    expect(await answer(await startChallenge(user), { code: await codeOf(secret, -1) })).toNameFields("code");
  });

  test("accepts only one of sixteen concurrent uses of the same code", async () => {
    const { secret, challenge } = await startLogin();
    const code = await codeOf(secret);

    const responses = await Promise.all(Array.from({ length: 16 }, () => answer(challenge, { code })));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.session.count()).toBe(1);
  });

  test("accepts only one of sixteen concurrent logins with the same code", async () => {
    const { user, secret } = await createTwoFactorUser();
    const challenges: string[] = [];
    for (let round = 0; round < 16; round += 1) {
      challenges.push(await startChallenge(user));
      await ageRateLimits(61);
    }
    const code = await codeOf(secret);

    const responses = await Promise.all(challenges.map((challenge) => answer(challenge, { code })));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.session.count()).toBe(1);
  });

  test.each([
    [{}, "code"],
    [{ code: "12345" }, "code"],
    [{ code: "1234567" }, "code"],
    [{ code: "12345x" }, "code"],
    [{ code: "123456", recovery_code: "abcdefghij-0123456789" }, "code"],
    [{ recovery_code: "abcdefghij-012345678" }, "recovery_code"],
    [{ code: "123456", email: "a@example.com" }, "email"],
  ])("reports the invalid field in %j", async (body, field) => {
    const { challenge } = await startLogin();

    expect(await answer(challenge, body)).toNameFields(field);
  });
});

describe("POST auth/two-factor-challenge with a recovery code", () => {
  test("starts the session, replaces the code and notifies the user by email", async () => {
    const { user, recoveryCodes, challenge } = await startLogin();
    const [code = ""] = recoveryCodes;

    const { json } = await answer(challenge, { recovery_code: code });

    expect(json.bootstrapData.user.id).toBe(user.id);
    const remainingCodes = await codesOf(user.id);
    expect(remainingCodes).toHaveLength(8);
    expect(remainingCodes.filter((remaining) => recoveryCodes.includes(remaining))).toEqual(recoveryCodes.slice(1));
    expect(await sendAndListMails(user.email)).toMatchObject([
      { subject: "A recovery code was used to log in to Plinth" },
    ]);
  });

  test("accepts a recovery code in upper case and with spaces around it", async () => {
    const { recoveryCodes, challenge } = await startLogin();

    expect((await answer(challenge, { recovery_code: ` ${recoveryCodes[3]?.toUpperCase()} ` })).status).toBe(200);
  });

  test("accepts a recovery code only once", async () => {
    const { user, recoveryCodes, challenge } = await startLogin();
    await answer(challenge, { recovery_code: recoveryCodes[0] });

    expect(await answer(await startChallenge(user), { recovery_code: recoveryCodes[0] })).toNameFields("recovery_code");
  });

  test("accepts only one of sixteen concurrent uses of the same code", async () => {
    const { recoveryCodes, challenge } = await startLogin();

    const responses = await Promise.all(
      Array.from({ length: 16 }, () => answer(challenge, { recovery_code: recoveryCodes[0] })),
    );

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.session.count()).toBe(1);
  });

  test("accepts only one of sixteen concurrent logins with the same code", async () => {
    const { user, recoveryCodes } = await createTwoFactorUser();
    const challenges: string[] = [];
    for (let round = 0; round < 16; round += 1) {
      challenges.push(await startChallenge(user));
      await ageRateLimits(61);
    }

    const responses = await Promise.all(
      challenges.map((challenge) => answer(challenge, { recovery_code: recoveryCodes[0] })),
    );

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await codesOf(user.id)).toHaveLength(8);
  });

  test("refuses another user's code", async () => {
    const { challenge } = await startLogin();
    const other = await createTwoFactorUser();

    expect(await answer(challenge, { recovery_code: other.recoveryCodes[0] })).toNameFields("recovery_code");
  });

  async function codesOf(id: number): Promise<string[]> {
    const session = { id: 1, remember: true, passwordConfirmedAt: new Date() };
    return getOwnRecoveryCodes({ id, session } as Parameters<typeof getOwnRecoveryCodes>[0]);
  }
});

describe("a challenge", () => {
  test("starts only one session if a code and two recovery codes are sent at the same time", async () => {
    const { secret, recoveryCodes, challenge } = await startLogin();
    const code = await codeOf(secret);

    const responses = await Promise.all([
      answer(challenge, { code }),
      answer(challenge, { recovery_code: recoveryCodes[0] }),
      answer(challenge, { recovery_code: recoveryCodes[1] }),
    ]);

    expect(sortedStatuses(responses)).toEqual([200, 401, 401]);
    expect(await db.session.count()).toBe(1);
  });

  test("has five tries, and then returns 429 even for the right code", async () => {
    const { secret, challenge } = await startLogin();
    const code = await wrongCodeOf(secret);
    for (let round = 0; round < 5; round += 1) expect(await answer(challenge, { code })).toNameFields("code");

    const sixth = await answer(challenge, { code: await codeOf(secret) });

    expect(sixth).toBeRefused(429, "too_many_requests");
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(500);
  });

  test("checks only five of many parallel wrong codes", async () => {
    const { secret, challenge } = await startLogin();
    const code = await wrongCodeOf(secret);

    const responses = await Promise.all(Array.from({ length: 16 }, () => answer(challenge, { code })));

    expect(sortedStatuses(responses)).toEqual([...Array<number>(5).fill(422), ...Array<number>(11).fill(429)]);
  });

  test("shares ten tries in fifteen minutes with the account's other challenges", async () => {
    const { user, secret } = await createTwoFactorUser();
    const code = await wrongCodeOf(secret);
    for (let login = 0; login < 2; login += 1) {
      const challenge = await startChallenge(user);
      for (let round = 0; round < 5; round += 1) expect((await answer(challenge, { code })).status).toBe(422);
    }

    const eleventh = await answer(await startChallenge(user), { code: await codeOf(secret) });

    expect(eleventh).toBeRefused(429, "too_many_requests");
    expect(Number(eleventh.headers.get("retry-after"))).toBeLessThanOrEqual(900);
    await ageRateLimits(901);
    expect((await answer(await startChallenge(user), { code: await codeOf(secret) })).status).toBe(200);
  });

  test("that fails does not prevent the next login", async () => {
    const { user, secret } = await createTwoFactorUser();
    for (let login = 0; login < 2; login += 1) {
      const challenge = await startChallenge(user);
      for (let round = 0; round < 5; round += 1) await answer(challenge, { code: await wrongCodeOf(secret) });
    }

    expect((await call(LOGIN, { body: { email: user.email, password: PASSWORD } })).json.two_factor).toBe(true);
  });

  test("lasts ten minutes", async () => {
    const { secret, challenge } = await startLogin();
    await letChallengesPass(590);
    expect(await answer(challenge, { code: await wrongCodeOf(secret) })).toNameFields("code");
    await letChallengesPass(11);

    expect(await answer(challenge, { code: await codeOf(secret) })).toBeRefused(401, "unauthenticated");
  });

  test("is required: a missing or made-up challenge is refused", async () => {
    const { secret } = await startLogin();
    const code = await codeOf(secret);

    expect(await call(ANSWER, { body: { code } })).toBeRefused(401, "unauthenticated");
    expect(await answer("made-up", { code })).toBeRefused(401, "unauthenticated");
  });

  test("is ended by a password reset", async () => {
    const { user, secret, challenge } = await startLogin();
    await requestResetLink({ email: user.email, visitorLanguage: "en" });
    const input = { token: await sendAndReadToken(user.email), email: user.email, password: "another-good-one" };
    await resetPassword({ address: "192.0.2.1", userAgent: "" }, input, "en");

    expect(await answer(challenge, { code: await codeOf(secret) })).toBeRefused(401, "unauthenticated");
  });

  test("refuses a user who was banned in the meantime", async () => {
    const { user, secret, challenge } = await startLogin();
    await db.user.update({ where: { id: user.id }, data: { bannedAt: new Date() } });

    expect(await answer(challenge, { code: await codeOf(secret) })).toNameFields("code");
    expect(await db.session.count()).toBe(0);
  });

  test("refuses a user who is logged in", async () => {
    const { secret, challenge } = await startLogin();

    expect(await answer(challenge, { code: await codeOf(secret) }, { as: await createUser() })).toBeRefused(
      403,
      "forbidden",
    );
  });
});
