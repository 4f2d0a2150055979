import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { DELETE as END, GET as LIST } from "@/app/api/v1/users/[userId]/sessions/route";
import { DELETE as RESET } from "@/app/api/v1/users/[userId]/two-factor/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { db } from "@/lib/db/db";
import { replaceRecoveryCodes } from "@/lib/two-factor/recovery-codes";
import { call, createSession } from "../support/api";
import { listAuditEntries } from "../support/audit";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createAdmin, createUser } from "../support/factories";
import { refusesWithoutPermission } from "../support/refuses";
import { sendAndListMails } from "../support/sent-mails";

const createSupportUser = () => createUser({ permissions: ["users.update"] });

describe("GET users/{id}/sessions", () => {
  refusesWithoutPermission((options) => call(LIST, { ...options, params: { userId: 1 } }));

  test("lists only the sessions of the user in the path", async () => {
    const [as, user, other] = [
      await createUser({ permissions: ["users.view"] }),
      await createUser(),
      await createUser(),
    ];
    await createSession(user);
    await createSession(other);

    const { json } = await call(LIST, { as, params: { userId: user.id } });

    expect(json.sessions).toMatchObject([{ token: false, is_current_device: false }]);
  });

  test("marks the current session", async () => {
    const as = await createUser({ permissions: ["users.view"] });

    const { json } = await call(LIST, { as, params: { userId: as.id } });

    expect(json.sessions).toMatchObject([{ is_current_device: true }]);
  });

  test("is 404 for a user that does not exist", async () => {
    const as = await createUser({ permissions: ["users.view"] });

    expect(await call(LIST, { as, params: { userId: 4711 } })).toBeRefused(404, "not_found");
  });
});

describe("DELETE users/{id}/sessions", () => {
  refusesWithoutPermission((options) => call(END, { ...options, params: { userId: 1 } }));

  test("ends the user's sessions and records this in the audit log", async () => {
    const [as, user] = [await createSupportUser(), await createUser()];
    const session = await createSession(user);

    const { status } = await call(END, { as, params: { userId: user.id } });

    expect(status).toBe(200);
    expect((await call(BOOTSTRAP, { session })).json.data.user).toBeNull();
    expect(await listAuditEntries(user.id)).toMatchObject([{ actorId: as.id, action: "user.sessions_ended" }]);
  });

  test("ends a login that is waiting for its second factor", async () => {
    const user = await createUser({ password: "only-i-know-this", twoFactorConfirmedAt: new Date() });
    await call(LOGIN, { body: { email: user.email, password: "only-i-know-this" } });

    await call(END, { as: await createSupportUser(), params: { userId: user.id } });

    expect(await db.loginChallenge.count({ where: { userId: user.id } })).toBe(0);
  });

  test("keeps API tokens", async () => {
    const user = await createUser();
    const bearer = await createAccessToken({ user });

    await call(END, { as: await createSupportUser(), params: { userId: user.id } });

    expect((await call(BOOTSTRAP, { bearer })).json.data.user).toMatchObject({ id: user.id });
  });

  test("refuses to end the sessions of a user with more permissions than the actor", async () => {
    const admin = await createAdmin();

    expect(await call(END, { as: await createSupportUser(), params: { userId: admin.id } })).toBeRefused(
      403,
      "forbidden",
    );
  });

  test("refuses to end the sessions of the actor's own account", async () => {
    const as = await createSupportUser();

    expect(await call(END, { as, params: { userId: as.id } })).toBeRefused(409, "conflict");
  });

  test("is 404 for a user that does not exist", async () => {
    expect(await call(END, { as: await createSupportUser(), params: { userId: 4711 } })).toBeRefused(404, "not_found");
  });
});

describe("DELETE users/{id}/two-factor", () => {
  refusesWithoutPermission((options) => call(RESET, { ...options, params: { userId: 1 } }));

  const reset = async (as: { id: number }, userId: number) =>
    call(RESET, { session: await startConfirmedSession(as), params: { userId } });
  const createTwoFactorUser = async () => {
    const user = await createUser({ password: "only-i-know-this", twoFactorConfirmedAt: new Date() });
    await replaceRecoveryCodes(db, user.id);
    return user;
  };

  test("lets the user log in with the password alone, and removes the recovery codes", async () => {
    const user = await createTwoFactorUser();

    const { json } = await reset(await createSupportUser(), user.id);
    const login = await call(LOGIN, { body: { email: user.email, password: "only-i-know-this" } });

    expect(json.user.two_factor_confirmed_at).toBeNull();
    expect(login.json.bootstrapData.user).toMatchObject({ id: user.id });
    expect(await db.recoveryCode.count({ where: { userId: user.id } })).toBe(0);
  });

  test("notifies the user by email and records the reset in the audit log", async () => {
    const [as, user] = [await createSupportUser(), await createTwoFactorUser()];

    await reset(as, user.id);

    expect(await sendAndListMails(user.email)).toMatchObject([
      { subject: "Two factor authentication was reset for Plinth" },
    ]);
    expect(await listAuditEntries(user.id)).toMatchObject([{ actorId: as.id, action: "user.two_factor_reset" }]);
  });

  test("sends and records nothing if two-factor authentication was already off", async () => {
    const user = await createUser();

    const { status } = await reset(await createSupportUser(), user.id);

    expect(status).toBe(200);
    expect(await sendAndListMails(user.email)).toEqual([]);
    expect(await listAuditEntries(user.id)).toEqual([]);
  });

  test("refuses to reset the second factor of a user with more permissions than the actor", async () => {
    const admin = await createAdmin({ twoFactorConfirmedAt: new Date() });

    expect(await reset(await createSupportUser(), admin.id)).toBeRefused(403, "forbidden");
  });

  test("refuses to reset the actor's own second factor", async () => {
    const as = await createUser({ permissions: ["users.update"], twoFactorConfirmedAt: new Date() });

    expect(await reset(as, as.id)).toBeRefused(409, "conflict");
  });

  test("is 404 for a user that does not exist", async () => {
    expect(await reset(await createSupportUser(), 4711)).toBeRefused(404, "not_found");
  });
});
