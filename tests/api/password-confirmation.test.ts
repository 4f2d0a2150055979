import { POST as LOGIN } from "@/app/auth/login/route";
import { POST as CONFIRM } from "@/app/auth/user/confirm-password/route";
import { POST as SEND_CODE } from "@/app/auth/user/confirmation-code/route";
import { GET as STATUS } from "@/app/auth/user/confirmed-password-status/route";
import { db } from "@/lib/db/db";
import { checkWithFailureLimit } from "@/lib/password-confirmation/login-failures";
import { type CallOptions, call, createSession } from "../support/api";
import { createAccessToken, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { sendAndListMails, sendAndReadCode, wrongCode } from "../support/sent-mails";
import { ageCodes, ageRateLimits } from "../support/time";

const PASSWORD = "only-i-know-this";

const statusOf = async (session: string, query: CallOptions["query"] = { seconds: 9000 }) =>
  (await call(STATUS, { session, query })).json;
const confirmIdentity = (session: string, body: object) => call(CONFIRM, { session, body });
const isConfirmed = async (session: string, seconds = 9000) => (await statusOf(session, { seconds })).confirmed;

/** Creates a user with a password and a session. */
async function createMember() {
  const user = await createUser({ password: PASSWORD });
  return { user, session: await createSession(user) };
}

/** Creates a user without a password and emails them a code. */
async function createUserWithCode() {
  const user = await createUser();
  const session = await createSession(user);
  await call(SEND_CODE, { session });
  return { user, session, code: await sendAndReadCode(user.email) };
}

/** Moves all confirmations into the past, as if this much time had passed. */
const letConfirmationAge = (seconds: number) =>
  db.$executeRaw`UPDATE "Session" SET "passwordConfirmedAt" = "passwordConfirmedAt" - ${seconds}::int * interval '1 second'`;

describe("GET auth/user/confirmed-password-status", () => {
  refusesGuests((options) => call(STATUS, options));

  test("does not count a new login as a confirmation", async () => {
    const { session } = await createMember();

    expect(await statusOf(session)).toEqual({ status: "success", confirmed: false, has_password: true });
  });

  test("reports that a user has no password", async () => {
    expect(await statusOf(await createSession(await createUser()))).toMatchObject({ has_password: false });
  });

  test("reports a confirmation for 9000 seconds", async () => {
    const { session } = await createMember();
    await confirmIdentity(session, { password: PASSWORD });

    await letConfirmationAge(8990);
    expect(await isConfirmed(session)).toBe(true);
    await letConfirmationAge(15);
    expect(await isConfirmed(session)).toBe(false);
  });

  test("lets the query shorten the 9000 seconds, but not extend them", async () => {
    const { session } = await createMember();
    await confirmIdentity(session, { password: PASSWORD });

    await letConfirmationAge(100);
    expect([await isConfirmed(session, 60), await isConfirmed(session, 120)]).toEqual([false, true]);
    await letConfirmationAge(9000);
    expect(await isConfirmed(session, 100_000)).toBe(false);
  });

  test("reports a recent confirmation even if the query has no `seconds`", async () => {
    const { session } = await createMember();
    await confirmIdentity(session, { password: PASSWORD });

    expect((await statusOf(session, "")).confirmed).toBe(true);
  });

  test.each(["-1", "soon", "1.5"])("reports invalid seconds: %s", async (seconds) => {
    const { session } = await createMember();

    expect(await call(STATUS, { session, query: { seconds } })).toNameFields("seconds");
  });
});

describe("POST auth/user/confirm-password", () => {
  refusesGuests((options) => call(CONFIRM, { ...options, body: { password: PASSWORD } }));

  test("confirms this session and no other", async () => {
    const { user, session } = await createMember();
    const otherSession = await createSession(user);

    const { json } = await confirmIdentity(session, { password: PASSWORD });

    expect(json).toEqual({ status: "success" });
    expect([await isConfirmed(session), await isConfirmed(otherSession)]).toEqual([true, false]);
  });

  test("reports a wrong password", async () => {
    const { session } = await createMember();

    expect(await confirmIdentity(session, { password: "not-the-password" })).toNameFields("password");
    expect(await isConfirmed(session)).toBe(false);
  });

  test("reports a missing password, even if there is a code", async () => {
    const { session } = await createMember();

    expect(await confirmIdentity(session, {})).toNameFields("password");
    expect(await confirmIdentity(session, { code: "123456" })).toNameFields("password");
  });

  test("checks only five tries a minute, even if more arrive at the same time", async () => {
    const { session } = await createMember();

    const responses = await Promise.all(
      Array.from({ length: 8 }, () => confirmIdentity(session, { password: "wrong" })),
    );

    expect(responses.filter((response) => response.status === 422)).toHaveLength(5);
    expect(responses.filter((response) => response.status === 429)).toHaveLength(3);
    const lateResponse = await confirmIdentity(session, { password: PASSWORD });
    expect(lateResponse).toBeRefused(429, "too_many_requests");
    expect(Number(lateResponse.headers.get("retry-after"))).toBeGreaterThan(0);
    await ageRateLimits(61);
    expect((await confirmIdentity(session, { password: PASSWORD })).status).toBe(200);
  });

  test("lets another browser log in while the session has to wait after ten wrong passwords", async () => {
    const { user, session } = await createMember();
    const guessFiveTimes = async () => {
      for (let round = 0; round < 5; round += 1) await confirmIdentity(session, { password: "wrong" });
    };
    await guessFiveTimes();
    await ageRateLimits(61);
    await guessFiveTimes();

    const login = await call(LOGIN, { body: { email: user.email, password: PASSWORD } });
    expect(login.status).toBe(200);
    expect(await confirmIdentity(session, { password: PASSWORD })).toBeRefused(429, "too_many_requests");
    await ageRateLimits(61);
    expect((await confirmIdentity(session, { password: PASSWORD })).status).toBe(200);
  });

  test("refuses even the right password while the session has to wait", async () => {
    const { user, session } = await createMember();
    const guesser = { email: user.email, by: "session" } as const;
    for (let failure = 0; failure < 10; failure += 1) await checkWithFailureLimit(guesser, async () => false);

    expect(await confirmIdentity(session, { password: PASSWORD })).toBeRefused(429, "too_many_requests");
  });

  test("does not make the owner's session wait because of a stranger's failed logins", async () => {
    const { user, session } = await createMember();
    const guesser = { email: user.email, by: "stranger" } as const;
    for (let failure = 0; failure < 10; failure += 1) await checkWithFailureLimit(guesser, async () => false);

    expect((await confirmIdentity(session, { password: PASSWORD })).status).toBe(200);
  });

  test("refuses an API token", async () => {
    const bearer = await createAccessToken({ user: await createUser({ password: PASSWORD }) });

    expect(await call(CONFIRM, { bearer, body: { password: PASSWORD } })).toBeRefused(403, "forbidden");
  });
});

describe("a user without a password", () => {
  test("can confirm their identity with the code from the email", async () => {
    const { user, session, code } = await createUserWithCode();

    expect(await sendAndListMails(user.email)).toMatchObject([{ subject: "Confirm it's you on Plinth" }]);
    expect((await confirmIdentity(session, { code })).status).toBe(200);
    expect(await isConfirmed(session)).toBe(true);
  });

  test("gets an error for the field `code` if the code is wrong or missing", async () => {
    const { session, code } = await createUserWithCode();

    expect(await confirmIdentity(session, { code: wrongCode(code) })).toNameFields("code");
    expect(await confirmIdentity(session, { password: PASSWORD })).toNameFields("code");
    expect(await isConfirmed(session)).toBe(false);
  });

  test("can use a code once, even in sixteen concurrent calls", async () => {
    const { user, code } = await createUserWithCode();
    const sessions = await Promise.all(Array.from({ length: 16 }, () => createSession(user)));

    const responses = await Promise.all(sessions.map((session) => confirmIdentity(session, { code })));

    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
    const confirmations = await Promise.all(sessions.map((session) => isConfirmed(session)));
    expect(confirmations.filter(Boolean)).toHaveLength(1);
  });

  test("cannot use a code after ten minutes", async () => {
    const { session, code } = await createUserWithCode();
    await ageCodes(601);

    expect(await confirmIdentity(session, { code })).toNameFields("code");
  });

  test("cannot use a code that was sent to a previous address", async () => {
    const { user, session, code } = await createUserWithCode();
    await db.user.update({ where: { id: user.id }, data: { email: "moved@example.com" } });

    expect(await confirmIdentity(session, { code })).toNameFields("code");
  });
});

describe("POST auth/user/confirmation-code", () => {
  refusesGuests((options) => call(SEND_CODE, options));

  test("sends at most one code a minute", async () => {
    const { session } = await createUserWithCode();

    expect(await call(SEND_CODE, { session })).toBeRefused(429, "too_many_requests");
    await ageRateLimits(61);
    expect((await call(SEND_CODE, { session })).json.message).toBe("Email sent");
  });

  test("names the wait of the hourly limit each time, after five codes in an hour", async () => {
    const { session } = await createUserWithCode();
    for (let sent = 1; sent < 5; sent++) {
      await ageRateLimits(61);
      expect((await call(SEND_CODE, { session })).status).toBe(200);
    }
    await ageRateLimits(61);

    for (let tries = 0; tries < 2; tries++) {
      const refusal = await call(SEND_CODE, { session });
      expect(refusal).toBeRefused(429, "too_many_requests");
      expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(600);
    }
  });

  test("sends another code at once after the first one was used", async () => {
    const { session, code } = await createUserWithCode();
    await confirmIdentity(session, { code });

    expect((await call(SEND_CODE, { session })).status).toBe(200);
  });

  test("sends no code to a user with a password", async () => {
    const { user, session } = await createMember();

    expect(await call(SEND_CODE, { session })).toBeRefused(409, "conflict");
    expect(await sendAndListMails(user.email)).toEqual([]);
  });

  test("counts a refused request towards the limit of one a minute", async () => {
    const { session } = await createMember();
    await call(SEND_CODE, { session });

    expect(await call(SEND_CODE, { session })).toBeRefused(429, "too_many_requests");
  });
});
