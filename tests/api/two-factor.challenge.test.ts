import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { POST as ANSWER } from "@/app/auth/two-factor-challenge/route";
import { db } from "@/lib/db/db";
import { requestResetLink, resetPassword } from "@/lib/passwords/password-reset";
import { ownRecoveryCodes } from "@/lib/two-factor/recovery-codes";
import { type CallOptions, call } from "../support/api";
import { createUser } from "../support/factories";
import { lastToken, sentMails } from "../support/sent-mails";
import { letLimitsPass } from "../support/time";
import { codeOf, createProtectedUser, PASSWORD, wrongCodeOf } from "../support/two-factor";

/** Enters the right password. Answers with what the browser keeps until the second factor. */
async function challenged({ email }: { email: string }, { remember = true } = {}): Promise<string> {
  const { json, cookies } = await call(LOGIN, { body: { email, password: PASSWORD, remember } });
  expect(json).toEqual({ status: "success", two_factor: true });
  return cookies.two_factor as string;
}

const answer = (challenge: string, body: object, options: CallOptions = {}) =>
  call(ANSWER, { body, cookies: { two_factor: challenge }, ...options });

/** Somebody who has entered the right password. */
async function waiting() {
  const kept = await createProtectedUser();
  return { ...kept, challenge: await challenged(kept.user) };
}

const letChallengesPass = (seconds: number) =>
  db.$executeRaw`UPDATE "LoginChallenge" SET "expiresAt" = "expiresAt" - ${seconds}::int * interval '1 second'`;

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe("POST auth/two-factor-challenge by code", () => {
  test("starts the session and answers with what a member sees", async () => {
    const { user, secret, challenge } = await waiting();

    const { status, json, cookies } = await answer(challenge, { code: await codeOf(secret) });

    expect([status, json.bootstrapData.user.id]).toEqual([200, user.id]);
    expect((await call(BOOTSTRAP, { session: cookies.session ?? "" })).json.data.user.id).toBe(user.id);
    expect(cookies.two_factor).toBe("");
  });

  test.each([
    [true, /Max-Age=2592000/],
    [false, /^(?!.*Max-Age)/],
  ])("keeps what was chosen at the password: remember %s", async (remember, age) => {
    const { user, secret } = await createProtectedUser();
    const challenge = await challenged(user, { remember });

    const { setCookie } = await answer(challenge, { code: await codeOf(secret) });

    expect(setCookie.find((line) => line.startsWith("session="))).toMatch(age);
  });

  test("names the code when it is wrong", async () => {
    const { secret, challenge } = await waiting();

    expect(await answer(challenge, { code: await wrongCodeOf(secret) })).toNameFields("code");
    expect(await answer(challenge, { code: await codeOf(secret, -3) })).toNameFields("code");
  });

  test("a code works once, for another login too", async () => {
    const { user, secret, challenge } = await waiting();
    const code = await codeOf(secret);
    await answer(challenge, { code });

    expect(await answer(await challenged(user), { code })).toNameFields("code");
  });

  test("a code from before the last one that was used works no more", async () => {
    const { user, secret, challenge } = await waiting();
    await answer(challenge, { code: await codeOf(secret) });

    expect(await answer(await challenged(user), { code: await codeOf(secret, -1) })).toNameFields("code");
  });

  test("of sixteen uses of one code at once one succeeds", async () => {
    const { secret, challenge } = await waiting();
    const code = await codeOf(secret);

    const answers = await Promise.all(Array.from({ length: 16 }, () => answer(challenge, { code })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.session.count()).toBe(1);
  });

  test("of sixteen logins that give one code at once one succeeds", async () => {
    const { user, secret } = await createProtectedUser();
    const challenges: string[] = [];
    for (let round = 0; round < 16; round += 1) {
      challenges.push(await challenged(user));
      await letLimitsPass(61);
    }
    const code = await codeOf(secret);

    const answers = await Promise.all(challenges.map((challenge) => answer(challenge, { code })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
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
  ])("names the field that is wrong in %j", async (body, field) => {
    const { challenge } = await waiting();

    expect(await answer(challenge, body)).toNameFields(field);
  });
});

describe("POST auth/two-factor-challenge by recovery code", () => {
  test("starts the session, puts a new code in its place and tells the user by mail", async () => {
    const { user, recoveryCodes, challenge } = await waiting();
    const [code = ""] = recoveryCodes;

    const { json } = await answer(challenge, { recovery_code: code });

    expect(json.bootstrapData.user.id).toBe(user.id);
    const left = await codesOf(user.id);
    expect(left).toHaveLength(8);
    expect(left.filter((one) => recoveryCodes.includes(one))).toEqual(recoveryCodes.slice(1));
    expect(await sentMails(user.email)).toMatchObject([{ subject: "A recovery code was used to log in to Plinth" }]);
  });

  test("takes it in any case, as it was written on paper", async () => {
    const { recoveryCodes, challenge } = await waiting();

    expect((await answer(challenge, { recovery_code: recoveryCodes[3]?.toUpperCase() })).status).toBe(200);
  });

  test("works once", async () => {
    const { user, recoveryCodes, challenge } = await waiting();
    await answer(challenge, { recovery_code: recoveryCodes[0] });

    expect(await answer(await challenged(user), { recovery_code: recoveryCodes[0] })).toNameFields("recovery_code");
  });

  test("of sixteen uses at once one succeeds", async () => {
    const { recoveryCodes, challenge } = await waiting();

    const answers = await Promise.all(
      Array.from({ length: 16 }, () => answer(challenge, { recovery_code: recoveryCodes[0] })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.session.count()).toBe(1);
  });

  test("of sixteen logins that give one code at once one succeeds", async () => {
    const { user, recoveryCodes } = await createProtectedUser();
    const challenges: string[] = [];
    for (let round = 0; round < 16; round += 1) {
      challenges.push(await challenged(user));
      await letLimitsPass(61);
    }

    const answers = await Promise.all(challenges.map((one) => answer(one, { recovery_code: recoveryCodes[0] })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await codesOf(user.id)).toHaveLength(8);
  });

  test("somebody else's is worth nothing", async () => {
    const { challenge } = await waiting();
    const other = await createProtectedUser();

    expect(await answer(challenge, { recovery_code: other.recoveryCodes[0] })).toNameFields("recovery_code");
  });

  async function codesOf(id: number): Promise<string[]> {
    const session = { id: 1, remember: true, passwordConfirmedAt: new Date() };
    return ownRecoveryCodes({ id, session } as Parameters<typeof ownRecoveryCodes>[0]);
  }
});

describe("a challenge", () => {
  test("that gets a code and a recovery code at once starts one session", async () => {
    const { secret, recoveryCodes, challenge } = await waiting();
    const code = await codeOf(secret);

    const answers = await Promise.all([
      answer(challenge, { code }),
      answer(challenge, { recovery_code: recoveryCodes[0] }),
      answer(challenge, { recovery_code: recoveryCodes[1] }),
    ]);

    expect(statuses(answers)).toEqual([200, 401, 401]);
    expect(await db.session.count()).toBe(1);
  });

  test("has five tries, then it is 429 even with the right code", async () => {
    const { secret, challenge } = await waiting();
    const code = await wrongCodeOf(secret);
    for (let round = 0; round < 5; round += 1) expect(await answer(challenge, { code })).toNameFields("code");

    const sixth = await answer(challenge, { code: await codeOf(secret) });

    expect(sixth).toBeRefused(429, "too_many_requests");
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(500);
  });

  test("looks at five of many wrong codes that come at once", async () => {
    const { secret, challenge } = await waiting();
    const code = await wrongCodeOf(secret);

    const answers = await Promise.all(Array.from({ length: 16 }, () => answer(challenge, { code })));

    expect(statuses(answers)).toEqual([...Array<number>(5).fill(422), ...Array<number>(11).fill(429)]);
  });

  test("is one of those that share an account's ten tries in fifteen minutes", async () => {
    const { user, secret } = await createProtectedUser();
    const code = await wrongCodeOf(secret);
    for (let login = 0; login < 2; login += 1) {
      const challenge = await challenged(user);
      for (let round = 0; round < 5; round += 1) expect((await answer(challenge, { code })).status).toBe(422);
    }

    const eleventh = await answer(await challenged(user), { code: await codeOf(secret) });

    expect(eleventh).toBeRefused(429, "too_many_requests");
    expect(Number(eleventh.headers.get("retry-after"))).toBeLessThanOrEqual(900);
    await letLimitsPass(901);
    expect((await answer(await challenged(user), { code: await codeOf(secret) })).status).toBe(200);
  });

  test("failed does not count as a failed login", async () => {
    const { user, secret } = await createProtectedUser();
    for (let login = 0; login < 2; login += 1) {
      const challenge = await challenged(user);
      for (let round = 0; round < 5; round += 1) await answer(challenge, { code: await wrongCodeOf(secret) });
    }

    expect((await call(LOGIN, { body: { email: user.email, password: PASSWORD } })).json.two_factor).toBe(true);
  });

  test("lasts ten minutes", async () => {
    const { secret, challenge } = await waiting();
    await letChallengesPass(601);

    expect(await answer(challenge, { code: await codeOf(secret) })).toBeRefused(401, "unauthenticated");
  });

  test("is needed: without one, and with a made-up one, there is nothing to answer", async () => {
    const { secret } = await waiting();
    const code = await codeOf(secret);

    expect(await call(ANSWER, { body: { code } })).toBeRefused(401, "unauthenticated");
    expect(await answer("made-up", { code })).toBeRefused(401, "unauthenticated");
  });

  test("ends with a reset of the password", async () => {
    const { user, secret, challenge } = await waiting();
    await requestResetLink({ email: user.email, visitorLanguage: "en" });
    await resetPassword({ token: await lastToken(user.email), email: user.email, password: "another-good-one" }, "en");

    expect(await answer(challenge, { code: await codeOf(secret) })).toBeRefused(401, "unauthenticated");
  });

  test("does not let in who was banned meanwhile", async () => {
    const { user, secret, challenge } = await waiting();
    await db.user.update({ where: { id: user.id }, data: { bannedAt: new Date() } });

    expect(await answer(challenge, { code: await codeOf(secret) })).toNameFields("code");
    expect(await db.session.count()).toBe(0);
  });

  test("is for the signed out", async () => {
    const { secret, challenge } = await waiting();

    expect(await answer(challenge, { code: await codeOf(secret) }, { as: await createUser() })).toBeRefused(
      403,
      "forbidden",
    );
  });
});
