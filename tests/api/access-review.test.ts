import { DELETE as FORGET } from "@/app/api/v1/access-review/devices/[deviceId]/route";
import { POST as END_ALL } from "@/app/api/v1/access-review/end-all/route";
import { DELETE as FINISH, GET } from "@/app/api/v1/access-review/route";
import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST as RESET } from "@/app/auth/reset-password/route";
import { hashToken, newToken } from "@/lib/crypto/token";
import { db } from "@/lib/db/db";
import { makeLinkToken } from "@/lib/one-time-codes";
import { RESET_PASSWORD } from "@/lib/passwords/password-reset";
import { call, createSession } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { sendAndListMails } from "../support/sent-mails";

type User = Awaited<ReturnType<typeof createUser>>;

const PASSWORD = "limestone-and-lapis";

const createMember = () => createUser({ password: "only-i-know-this" });

async function resetPassword({ id, email }: User): Promise<void> {
  const token = await makeLinkToken(db, { userId: id, email, ...RESET_PASSWORD });
  const body = { token, email, password: PASSWORD, password_confirmation: PASSWORD };
  expect((await call(RESET, { body })).status).toBe(200);
}

/** Gives the user an API token, a connected service and a known browser. Returns the browser's token and id. */
async function giveAccess(user: User) {
  await createAccessToken({ user });
  await db.socialProfile.create({
    data: { userId: user.id, service: "google", subject: user.email, username: "ines" },
  });
  const device = newToken();
  const { id } = await db.knownDevice.create({ data: { userId: user.id, hash: hashToken(device) } });
  return { device, deviceId: id };
}

const isDue = async (session: string) => (await call(BOOTSTRAP, { session })).json.data.user.must_review_access;

describe.each([
  ["GET access-review", GET],
  ["DELETE access-review", FINISH],
  ["POST access-review/end-all", END_ALL],
])("%s", (_, handler) => {
  refusesGuests((options) => call(handler, options));

  test("refuses an API token", async () => {
    const bearer = await createAccessToken({ user: await createMember() });

    expect(await call(handler, { bearer })).toBeRefused(403, "forbidden");
  });
});

describe("the review", () => {
  test("is due after a password reset, until the user finishes it", async () => {
    const user = await createMember();
    await giveAccess(user);
    const before = await isDue(await createSession(user));
    await resetPassword(user);
    const session = await createSession(user);
    const after = await isDue(session);

    await call(FINISH, { session });

    expect([before, after, await isDue(session)]).toEqual([false, true, false]);
  });

  test("is not due after a password reset if only the password gives access to the account", async () => {
    const user = await createMember();

    await resetPassword(user);

    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ mustReviewAccess: false });
  });

  test("lists API tokens, connected services and other browsers", async () => {
    const user = await createMember();
    const { deviceId } = await giveAccess(user);
    const ownToken = newToken();
    const { id: ownId } = await db.knownDevice.create({ data: { userId: user.id, hash: hashToken(ownToken) } });
    const { deviceId: foreignId } = await giveAccess(await createMember());

    const { json } = await call(GET, { session: await createSession(user), cookies: { device: ownToken } });

    expect(json).toMatchObject({
      tokens: [{ name: expect.any(String) }],
      services: [{ service: "google", username: "ines" }],
    });
    const ids = json.devices.map(({ id }: { id: number }) => id);
    expect(ids).toContain(deviceId);
    expect(ids).not.toContain(ownId);
    expect(ids).not.toContain(foreignId);
    expect(JSON.stringify(json)).not.toContain("hash");
  });

  test("leaves API tokens working while it is due", async () => {
    const user = await createMember();
    const bearer = await createAccessToken({ user });
    await resetPassword(user);

    expect((await call(BOOTSTRAP, { bearer })).json.data.user).toMatchObject({ id: user.id, must_review_access: true });
  });
});

describe("POST access-review/end-all", () => {
  test("removes all tokens, services and other browsers of the user, and nothing of other users", async () => {
    const [user, other] = [await createMember(), await createMember()];
    await giveAccess(user);
    await giveAccess(other);
    const session = await startConfirmedSession(user);
    const ownToken = newToken();
    await db.knownDevice.create({ data: { userId: user.id, hash: hashToken(ownToken) } });

    expect((await call(END_ALL, { session, cookies: { device: ownToken } })).status).toBe(200);

    const countsOf = async ({ id: userId }: User) =>
      Promise.all(
        [db.accessToken, db.socialProfile].map((table) =>
          (table as typeof db.accessToken).count({ where: { userId } }),
        ),
      );
    expect([await countsOf(user), await countsOf(other)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(await db.knownDevice.findMany({ where: { userId: user.id } })).toMatchObject([
      { hash: hashToken(ownToken) },
    ]);
    expect(await db.knownDevice.count({ where: { userId: other.id } })).toBe(1);
  });

  test("ends the other sessions of the user, and keeps the session of the caller", async () => {
    const user = await createMember();
    const otherSession = await createSession(user);
    const session = await startConfirmedSession(user);

    expect((await call(END_ALL, { session })).status).toBe(200);

    const userOf = async (token: string) => (await call(BOOTSTRAP, { session: token })).json.data.user;
    expect(await userOf(otherSession)).toBeNull();
    expect(await userOf(session)).toMatchObject({ id: user.id });
  });

  test("needs a confirmed password", async () => {
    expect(await call(END_ALL, { as: await createMember() })).toBeRefused(423, "password_required");
  });

  test("refuses a user without a password, who could no longer log in", async () => {
    const user = await createUser();
    await giveAccess(user);

    expect(await call(END_ALL, { session: await startConfirmedSession(user) })).toBeRefused(409, "conflict");
    expect(await db.socialProfile.count({ where: { userId: user.id } })).toBe(1);
  });

  test("is recorded in the security events", async () => {
    const user = await createMember();
    await giveAccess(user);

    await call(END_ALL, { session: await startConfirmedSession(user) });

    const events = await db.securityEvent.findMany({ where: { userId: user.id, NOT: { type: "login" } } });
    expect(events.map(({ type }) => type).sort()).toEqual(["service_disconnected", "sessions_ended", "token_deleted"]);
  });

  test("emails the user about each removed service", async () => {
    const user = await createMember();
    await giveAccess(user);
    await db.socialProfile.create({ data: { userId: user.id, service: "facebook", subject: "1", username: "ines" } });

    await call(END_ALL, { session: await startConfirmedSession(user) });

    const subjects = (await sendAndListMails(user.email)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([expect.stringContaining("Facebook"), expect.stringContaining("Google")]);
  });
});

describe("DELETE access-review/devices/{id}", () => {
  refusesGuests((options) => call(FORGET, { ...options, params: { deviceId: 1 } }));

  test("forgets a browser of the caller", async () => {
    const user = await createMember();
    const { deviceId } = await giveAccess(user);

    expect((await call(FORGET, { as: user, params: { deviceId } })).status).toBe(200);
    expect(await db.knownDevice.count({ where: { id: deviceId } })).toBe(0);
  });

  test("does not find another user's browser", async () => {
    const { deviceId } = await giveAccess(await createMember());

    expect(await call(FORGET, { as: await createMember(), params: { deviceId } })).toBeRefused(404, "not_found");
  });
});
