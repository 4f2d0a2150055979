import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { POST as RESET } from "@/app/auth/reset-password/route";
import { POST as CONFIRM } from "@/app/auth/user/confirm-password/route";
import { PUT } from "@/app/auth/user/password/route";
import { db } from "@/lib/db/db";
import { sessionCookieName } from "@/lib/http/session-cookie";
import { makeCode, makeLinkToken } from "@/lib/one-time-codes";
import { checkWithFailureLimit } from "@/lib/password-confirmation/login-failures";
import { call, createSession } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { sendAndListMails } from "../support/sent-mails";
import { ageRateLimits } from "../support/time";

const EMAIL = "ines@example.com";
const OLD = "my-old-password";
const NEW = "my-new-password";
const BODY = { current_password: OLD, password: NEW, password_confirmation: NEW };

const createUserWithPassword = () => createUser({ email: EMAIL, password: OLD });
const login = (password: string) => call(LOGIN, { body: { email: EMAIL, password } });
const isLive = async (session: string) => (await call(BOOTSTRAP, { session })).json.data.user !== null;

describe("PUT auth/user/password", () => {
  refusesGuests((options) => call(PUT, { ...options, body: BODY }));

  test("replaces the password", async () => {
    expect(await call(PUT, { as: await createUserWithPassword(), body: BODY })).toMatchObject({
      status: 200,
      json: { status: "success" },
    });

    expect([(await login(OLD)).status, (await login(NEW)).status]).toEqual([422, 200]);
  });

  test("ends the other sessions, and gives the current session a new token", async () => {
    const user = await createUserWithPassword();
    const [session, otherSession] = [await createSession(user), await createSession(user)];

    const { cookies } = await call(PUT, { session, body: BODY });

    const newSession = cookies[sessionCookieName()] as string;
    expect([await isLive(session), await isLive(otherSession), await isLive(newSession)]).toEqual([false, false, true]);
    expect(cookies["XSRF-TOKEN"]).toBeTruthy();
  });

  test("does not turn a session that ends with the browser into a remembered one", async () => {
    const session = await createSession(await createUserWithPassword(), { remember: false });

    const { setCookie } = await call(PUT, { session, body: BODY });

    expect(setCookie.find((line) => line.startsWith(`${sessionCookieName()}=`))).not.toMatch(/max-age/i);
  });

  test("notifies the user by email", async () => {
    await call(PUT, { as: await createUserWithPassword(), body: BODY });

    expect(await sendAndListMails(EMAIL)).toMatchObject([{ subject: "Your password for Plinth was changed" }]);
  });

  test("invalidates pending two-factor logins and reset links", async () => {
    const user = await createUserWithPassword();
    await db.loginChallenge.create({
      data: {
        userId: user.id,
        remember: true,
        tokenHash: new Uint8Array(32),
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const token = await makeLinkToken(db, { userId: user.id, email: EMAIL, purpose: "reset-password", seconds: 3600 });

    await call(PUT, { as: user, body: BODY });

    expect(await db.loginChallenge.count()).toBe(0);
    const reset = { token, email: EMAIL, password: OLD, password_confirmation: OLD };
    expect(await call(RESET, { body: reset })).toNameFields("email");
  });

  test("deletes pending codes, and keeps the API tokens", async () => {
    const user = await createUserWithPassword();
    await createAccessToken({ user });
    for (const purpose of ["change-email", "confirm-password"] as const) {
      await makeCode(db, { userId: user.id, email: EMAIL, purpose, seconds: 600 });
    }

    await call(PUT, { as: user, body: BODY });

    expect([await db.oneTimeCode.count(), await db.accessToken.count()]).toEqual([0, 1]);
  });

  test("reports a wrong current password, and changes nothing", async () => {
    const user = await createUserWithPassword();
    const otherSession = await createSession(user);

    const response = await call(PUT, { as: user, body: { ...BODY, current_password: "a-guess" } });

    expect(response).toNameFields("current_password");
    expect([(await login(OLD)).status, await isLive(otherSession)]).toEqual([200, true]);
  });

  test("reports a missing current password", async () => {
    const { current_password: _, ...body } = BODY;

    expect(await call(PUT, { as: await createUserWithPassword(), body })).toNameFields("current_password");
  });

  test.each([
    [["password"], { password: "short", password_confirmation: "short" }],
    [["password", "password_confirmation"], { password: "x".repeat(129), password_confirmation: "x".repeat(129) }],
    [["password_confirmation"], { password_confirmation: "something-else" }],
    [["email"], { email: "other@example.com" }],
  ])("reports the invalid fields %j", async (fields, changes) => {
    const as = await createUserWithPassword();

    expect(await call(PUT, { as, body: { ...BODY, ...changes } })).toNameFields(...fields);
  });

  test("allows five guesses a minute", async () => {
    const user = await createUserWithPassword();
    const guess = () => call(PUT, { as: user, body: { ...BODY, current_password: "a-guess" } });
    for (let round = 0; round < 5; round += 1) expect(await guess()).toNameFields("current_password");

    expect(await call(PUT, { as: user, body: BODY })).toBeRefused(429, "too_many_requests");
    await ageRateLimits(61);
    expect((await call(PUT, { as: user, body: BODY })).status).toBe(200);
  });

  test("shares its limit of five guesses with the password confirmation", async () => {
    const user = await createUserWithPassword();
    for (let round = 0; round < 3; round += 1) await call(CONFIRM, { as: user, body: { password: "a-guess" } });
    for (let round = 0; round < 2; round += 1) {
      await call(PUT, { as: user, body: { ...BODY, current_password: "a-guess" } });
    }

    expect(await call(PUT, { as: user, body: BODY })).toBeRefused(429, "too_many_requests");
    expect(await call(CONFIRM, { as: user, body: { password: OLD } })).toBeRefused(429, "too_many_requests");
  });

  test("refuses the change after ten wrong passwords from the sessions of the account, but still allows a login", async () => {
    const user = await createUserWithPassword();
    const guesser = { email: EMAIL, by: "session" } as const;
    for (let failure = 0; failure < 9; failure += 1) await checkWithFailureLimit(guesser, async () => false);
    await call(PUT, { as: user, body: { ...BODY, current_password: "a-guess" } });

    expect(await call(PUT, { as: user, body: BODY })).toBeRefused(429, "too_many_requests");
    expect((await login(OLD)).status).toBe(200);
  });

  test("lets exactly one of four concurrent changes succeed", async () => {
    const user = await createUserWithPassword();
    const session = await createSession(user);
    const passwords = ["the-first-of-four", "the-second-of-four", "the-third-of-four", "the-fourth-of-four"];

    const responses = await Promise.all(
      passwords.map((password) => call(PUT, { session, body: { ...BODY, password, password_confirmation: password } })),
    );

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const savedPassword = passwords[responses.findIndex(({ status }) => status === 200)] as string;
    expect((await login(savedPassword)).status).toBe(200);
  });

  test("refuses an API token", async () => {
    const bearer = await createAccessToken({ user: await createUserWithPassword() });

    expect(await call(PUT, { bearer, body: BODY })).toBeRefused(403, "forbidden");
  });

  describe("for a user without a password", () => {
    const FIRST = { password: NEW, password_confirmation: NEW };

    test("needs a confirmation", async () => {
      const user = await createUser({ email: EMAIL });

      expect(await call(PUT, { as: user, body: FIRST })).toBeRefused(423, "password_required");
    });

    test("sets the first password after a confirmation", async () => {
      const user = await createUser({ email: EMAIL });

      expect((await call(PUT, { session: await startConfirmedSession(user), body: FIRST })).status).toBe(200);
      expect((await login(NEW)).status).toBe(200);
    });
  });
});
