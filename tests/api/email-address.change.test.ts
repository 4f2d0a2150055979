import pg from "pg";
import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { GET as GET_USER, PUT as UPDATE_USER } from "@/app/api/v1/users/[userId]/route";
import { PUT } from "@/app/api/v1/users/me/route";
import { POST as CREATE_USER } from "@/app/api/v1/users/route";
import { POST as ENTER } from "@/app/api/v1/validate-email-verification-otp/route";
import { POST as UNDO } from "@/app/auth/email-change/undo/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { POST as REGISTER } from "@/app/auth/register/route";
import { POST as RESET } from "@/app/auth/reset-password/route";
import { db } from "@/lib/db/db";
import { sessionCookieName } from "@/lib/http/session-cookie";
import { makeCode, makeLinkToken } from "@/lib/one-time-codes";
import { startChallenge } from "@/lib/two-factor/login-challenge";
import { call, createSession } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createAdmin, createUser, userInput } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { sendAndListMails, sendAndReadCode, sendAndReadToken, wrongCode } from "../support/sent-mails";
import { ageCodes, ageRateLimits } from "../support/time";

const OLD = "ines@old.example";
const NEW = "ines@new.example";
const PASSWORD = "limestone-and-lapis";

type Session = { session: string };

const createMember = () => createUser({ email: OLD, password: PASSWORD });
const request = (email: string, caller: Session) => call(PUT, { ...caller, body: { email } });
const enter = (code: string, caller: Session) => call(ENTER, { ...caller, body: { code } });
const undo = (token: string) => call(UNDO, { body: { token } });
const isLive = async (session: string) => (await call(BOOTSTRAP, { session })).json.data.user !== null;
const emailOf = async ({ id }: { id: number }) => (await db.user.findUniqueOrThrow({ where: { id } })).email;
const registration = (email: string) => ({
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  terms: true,
  privacy: true,
});

/** The text of a query, without its values. */
const textOf = (query: string | { text: string }) => (typeof query === "string" ? query : query.text);

/** Creates a member who has requested the new address and has not entered the code yet. */
async function requestChange(email = NEW) {
  const user = await createMember();
  const session = await startConfirmedSession(user);
  await request(email, { session });
  return { user, session };
}

/**
 * Creates a member who has changed their address, in a session that began `sessionMinutes` ago. `token` is the undo
 * token in the notice to the old address.
 */
async function changeEmail({ sessionMinutes = 0 } = {}) {
  const { user, session } = await requestChange();
  const createdAt = new Date(Date.now() - sessionMinutes * 60_000);
  await db.session.updateMany({ where: { userId: user.id }, data: { createdAt } });
  const { cookies } = await enter(await sendAndReadCode(NEW), { session });
  return { user, session: cookies[sessionCookieName()] as string, token: await sendAndReadToken(OLD) };
}

describe("requesting another address", () => {
  test("needs a confirmed password", async () => {
    const user = await createMember();

    expect(await call(PUT, { as: user, body: { email: NEW } })).toBeRefused(423, "password_required");
    expect(await sendAndListMails(NEW)).toEqual([]);
  });

  test("saves nothing if the password is not confirmed", async () => {
    const user = await createMember();

    await call(PUT, { as: user, body: { first_name: "Ines", email: NEW } });

    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).firstName).toBe("");
  });

  test("emails a code to the new address and changes nothing yet", async () => {
    const user = await createMember();

    const { status, json } = await request("  Ines@New.Example ", { session: await startConfirmedSession(user) });

    expect([status, json.user.email, json.user.pending_email]).toEqual([200, OLD, NEW]);
    expect(await sendAndReadCode(NEW)).toMatch(/^\d{6}$/);
    expect([await emailOf(user), await sendAndListMails(OLD)]).toEqual([OLD, []]);
  });

  test("shows the pending address only to the user", async () => {
    const { user, session } = await requestChange();
    const params = { userId: user.id };

    expect((await call(GET_USER, { session, params })).json.user.pending_email).toBe(NEW);
    expect((await call(GET_USER, { as: await createAdmin(), params })).json.user).not.toHaveProperty("pending_email");
  });

  test("gives the same response and runs the same queries, whether or not the address is taken", async () => {
    await createUser({ email: "taken@new.example" });
    const session = await startConfirmedSession(await createMember());
    await request("warm-up@new.example", { session });

    const statements: string[][] = [];
    const responses = [];
    for (const email of ["taken@new.example", "free@new.example"]) {
      const spy = jest.spyOn(pg.Client.prototype, "query");
      responses.push(await request(email, { session }));
      statements.push(spy.mock.calls.map(([query]) => textOf(query)));
      spy.mockRestore();
    }

    const [taken, free] = responses.map(({ status, json }) => ({
      status,
      user: { ...json.user, pending_email: null },
    }));
    expect(taken?.status).toBe(200);
    expect(taken).toEqual(free);
    expect(statements[0]).not.toEqual([]);
    expect(statements[0]).toEqual(statements[1]);
  });

  test("emails a notice instead of a code to a taken address, and accepts not even the right code", async () => {
    await createUser({ email: NEW });
    const { user, session } = await requestChange();
    const code = await makeCode(db, { userId: user.id, purpose: "change-email", email: NEW, seconds: 600 });

    expect(await sendAndListMails(NEW)).toMatchObject([
      { subject: "You already have an account on Plinth", code: undefined },
    ]);
    expect(await enter(code, { session })).toNameFields("code");
    expect(await emailOf(user)).toBe(OLD);
  });

  test("sends at most one code a minute to an address", async () => {
    const { session } = await requestChange();

    expect(await request(NEW, { session })).toBeRefused(429, "too_many_requests");
    await ageRateLimits(61);
    expect((await request(NEW, { session })).status).toBe(200);
  });

  test("is cancelled by requesting the current address", async () => {
    const { session } = await requestChange();
    const code = await sendAndReadCode(NEW);

    expect((await call(PUT, { session, body: { email: OLD } })).json.user.pending_email).toBeNull();
    expect(await enter(code, { session })).toNameFields("code");
  });
});

describe("entering the code", () => {
  refusesGuests((options) => call(ENTER, { ...options, body: { code: "123456" } }));

  test("changes the address and notifies the old one", async () => {
    const { user, session } = await requestChange();

    expect((await enter(await sendAndReadCode(NEW), { session })).status).toBe(200);

    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({
      email: NEW,
      emailVerifiedAt: expect.any(Date),
    });
    expect(await sendAndListMails(OLD)).toMatchObject([
      {
        subject: "The email address of your account on Plinth was changed",
        link: expect.stringMatching(/\/email-change\/undo\/[\w-]{43}$/),
      },
    ]);
  });

  test("continues the session under a new token", async () => {
    const { session } = await requestChange();

    const { cookies } = await enter(await sendAndReadCode(NEW), { session });

    expect([await isLive(session), await isLive(cookies[sessionCookieName()] as string)]).toEqual([false, true]);
  });

  test("ends the user's other sessions, and logins that wait for a code", async () => {
    const { user, session } = await requestChange();
    const other = await createSession(user);
    await startChallenge(db, user.id, true);

    await enter(await sendAndReadCode(NEW), { session });

    expect(await isLive(other)).toBe(false);
    expect(await db.loginChallenge.count()).toBe(0);
  });

  test("succeeds exactly once in sixteen concurrent calls", async () => {
    const { session } = await requestChange();
    const code = await sendAndReadCode(NEW);

    const responses = await Promise.all(Array.from({ length: 16 }, () => enter(code, { session })));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.emailChange.count()).toBe(1);
  });

  test("works only once", async () => {
    const { session } = await requestChange();
    const code = await sendAndReadCode(NEW);
    const { cookies } = await enter(code, { session });

    expect(await enter(code, { session: cookies[sessionCookieName()] as string })).toNameFields("code");
  });

  test("accepts at most five tries", async () => {
    const { user, session } = await requestChange();
    const code = await sendAndReadCode(NEW);
    for (let round = 0; round < 5; round += 1) await enter(wrongCode(code), { session });

    expect(await enter(code, { session })).toNameFields("code");
    expect(await emailOf(user)).toBe(OLD);
  });

  test("refuses a code after ten minutes", async () => {
    const { session } = await requestChange();
    const code = await sendAndReadCode(NEW);
    await ageCodes(601);

    expect(await enter(code, { session })).toNameFields("code");
  });

  test("reports the code as wrong if the new address was taken in the meantime", async () => {
    const { user, session } = await requestChange();
    const code = await sendAndReadCode(NEW);
    await createUser({ email: NEW });

    expect(await enter(code, { session })).toNameFields("code");
    expect([await emailOf(user), await isLive(session), await sendAndListMails(OLD)]).toEqual([OLD, true, []]);
  });

  test("invalidates reset links that were sent to the old address", async () => {
    const { user, session } = await requestChange();
    const token = await makeLinkToken(db, { userId: user.id, email: OLD, purpose: "reset-password", seconds: 3600 });
    await enter(await sendAndReadCode(NEW), { session });

    const reset = { token, email: OLD, password: "somebody-elses", password_confirmation: "somebody-elses" };
    expect(await call(RESET, { body: reset })).toNameFields("email");
  });

  test("sends no undo link to an old address that was never verified", async () => {
    const { user, session } = await requestChange();
    await db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: null } });

    await enter(await sendAndReadCode(NEW), { session });

    expect([await emailOf(user), await sendAndListMails(OLD)]).toEqual([NEW, []]);
  });
});

describe("POST auth/email-change/undo", () => {
  test("is refused after an admin has given the account another address", async () => {
    const { user, token } = await changeEmail();
    const session = await startConfirmedSession(await createAdmin());
    await call(UPDATE_USER, { session, params: { userId: user.id }, body: { email: "new-owner@example.com" } });

    expect(await undo(token)).toNameFields("token");
    expect(await emailOf(user)).toBe("new-owner@example.com");
  });

  test("restores the old address, ends every session and token, and emails a reset link", async () => {
    const { user, session, token } = await changeEmail();
    const otherSession = await createSession(user);
    await createAccessToken({ user });

    const { status, json } = await undo(token);

    expect([status, json.email, await emailOf(user)]).toEqual([200, OLD, OLD]);
    expect([await isLive(session), await isLive(otherSession), await db.accessToken.count()]).toEqual([
      false,
      false,
      0,
    ]);
    const [mail] = await sendAndListMails(OLD);
    expect(mail?.subject).toBe("Reset your password for Plinth");
    expect(mail?.text).toContain("its password was removed. Choose a new one here:");
    expect(mail?.text).not.toContain("ignore this email");
    const reset = {
      token: await sendAndReadToken(OLD),
      email: OLD,
      password: "only-mine-now",
      password_confirmation: "only-mine-now",
    };
    expect((await call(RESET, { body: reset })).status).toBe(200);
    expect((await call(LOGIN, { body: { email: OLD, password: "only-mine-now" } })).status).toBe(200);
  });

  test("removes credentials added since the change and keeps older ones", async () => {
    const { user, token } = await changeEmail();
    const before = new Date(Date.now() - 3_600_000);
    await db.socialProfile.createMany({
      data: [
        { userId: user.id, service: "google", subject: "mine", createdAt: before },
        { userId: user.id, service: "twitter", subject: "theirs" },
      ],
    });
    await db.user.update({
      where: { id: user.id },
      data: { twoFactorConfirmedAt: new Date(), twoFactorSecret: "theirs" },
    });

    await undo(token);

    expect(await db.socialProfile.findMany()).toMatchObject([{ subject: "mine" }]);
    const row = await db.user.findUniqueOrThrow({ where: { id: user.id }, omit: { twoFactorSecret: false } });
    expect([row.twoFactorConfirmedAt, row.twoFactorSecret]).toEqual([null, null]);
  });

  test("invalidates the password that was used for the change", async () => {
    const { token } = await changeEmail();

    await undo(token);

    for (const email of [OLD, NEW]) {
      expect(await call(LOGIN, { body: { email, password: PASSWORD } })).toNameFields("email");
    }
  });

  test("ends social logins that wait for the password", async () => {
    const { user, token } = await changeEmail();
    const expiresAt = new Date(Date.now() + 60_000);
    await db.socialLogin.create({
      data: {
        userId: user.id,
        service: "google",
        subject: "theirs",
        remember: true,
        tokenHash: new Uint8Array(32),
        expiresAt,
      },
    });

    await undo(token);

    expect(await db.socialLogin.count()).toBe(0);
  });

  test("removes recovery codes created since the change and keeps older ones", async () => {
    const { user, token } = await changeEmail();
    const before = new Date(Date.now() - 3_600_000);
    await db.user.update({ where: { id: user.id }, data: { twoFactorConfirmedAt: before } });
    await db.recoveryCode.createMany({
      data: [
        { userId: user.id, code: "mine", hash: new Uint8Array([1]), createdAt: before },
        { userId: user.id, code: "theirs", hash: new Uint8Array([2]) },
      ],
    });

    await undo(token);

    expect(await db.recoveryCode.findMany()).toMatchObject([{ code: "mine" }]);
  });

  test("keeps a second factor from before the change", async () => {
    const { user, token } = await changeEmail();
    const before = new Date(Date.now() - 3_600_000);
    await db.user.update({ where: { id: user.id }, data: { twoFactorConfirmedAt: before } });

    await undo(token);

    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).twoFactorConfirmedAt).toEqual(before);
  });

  test("removes credentials that were added earlier in the session that changed the address", async () => {
    const { user, token } = await changeEmail({ sessionMinutes: 30 });
    const createdAt = new Date(Date.now() - 10 * 60_000);
    await db.socialProfile.create({ data: { userId: user.id, service: "twitter", subject: "theirs", createdAt } });
    await db.user.update({
      where: { id: user.id },
      data: { twoFactorConfirmedAt: createdAt, twoFactorSecret: "theirs" },
    });

    await undo(token);

    expect(await db.socialProfile.count()).toBe(0);
    expect((await db.user.findUniqueOrThrow({ where: { id: user.id } })).twoFactorConfirmedAt).toBeNull();
  });

  test("succeeds exactly once in sixteen concurrent calls", async () => {
    const { token } = await changeEmail();

    const responses = await Promise.all(Array.from({ length: 16 }, () => undo(token)));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(15);
  });

  test("refuses a token after seven days", async () => {
    const { token } = await changeEmail();
    const row = await db.emailChange.findFirstOrThrow();
    expect((row.expiresAt.getTime() - row.createdAt.getTime()) / 86_400_000).toBeCloseTo(7, 2);
    await db.emailChange.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });

    expect(await undo(token)).toNameFields("token");
  });

  test.each(["made-up", ""])("reports an invalid token: %j", async (token) => {
    expect(await undo(token)).toNameFields("token");
  });

  test("undoes later changes too, and makes their undo links invalid", async () => {
    const { user, session, token } = await changeEmail();
    await db.session.updateMany({ data: { passwordConfirmedAt: new Date() } });
    await request("third@new.example", { session });
    await enter(await sendAndReadCode("third@new.example"), { session });
    const laterToken = await sendAndReadToken(NEW);

    expect((await undo(token)).status).toBe(200);
    expect(await undo(laterToken)).toNameFields("token");
    expect(await emailOf(user)).toBe(OLD);
  });

  test("takes a token that is stored only as a hash", async () => {
    const { token } = await changeEmail();

    const { undoHash, ...row } = await db.emailChange.findFirstOrThrow();
    const bytes = Buffer.from(undoHash);
    expect([bytes.toString("base64url"), bytes.toString("utf8")].join()).not.toContain(token);
    expect(JSON.stringify(row)).not.toContain(token);
  });
});

describe("while a change can be undone, the old address", () => {
  test("cannot be used to register", async () => {
    await changeEmail();

    expect(await call(REGISTER, { body: registration(OLD) })).toNameFields("email");
  });

  test("cannot be assigned by an admin", async () => {
    await changeEmail();
    const body = userInput({ email: OLD });

    expect(await call(CREATE_USER, { as: await createAdmin(), body })).toNameFields("email");
  });

  test("cannot be requested by another user, and a notice says that the change can still be undone", async () => {
    await changeEmail();
    const other = await createUser();
    await ageRateLimits(61);

    await request(OLD, { session: await startConfirmedSession(other) });

    expect((await sendAndListMails(OLD))[0]).toMatchObject({
      subject: "Someone tried to use your former address on Plinth",
      text: expect.stringContaining("You can still restore this address with the link in our earlier email."),
      code: undefined,
    });
  });
});

test("once a change can no longer be undone, the old address is free", async () => {
  await changeEmail();
  await db.emailChange.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });

  expect((await call(REGISTER, { body: registration(OLD) })).status).toBe(200);
});
