import { DELETE as DELETE_TOKEN } from "@/app/api/v1/access-tokens/[tokenId]/route";
import { POST as MAKE_TOKEN } from "@/app/api/v1/access-tokens/route";
import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { DELETE as END } from "@/app/api/v1/impersonation/route";
import { DELETE as END_SESSION } from "@/app/api/v1/user-sessions/[sessionId]/route";
import { POST as BAN } from "@/app/api/v1/users/[userId]/ban/route";
import { POST as START } from "@/app/api/v1/users/[userId]/impersonation/route";
import { DELETE as DELETE_USER, PUT as PUT_USER } from "@/app/api/v1/users/[userId]/route";
import { DELETE as END_SESSIONS } from "@/app/api/v1/users/[userId]/sessions/route";
import { POST as EXPORT } from "@/app/api/v1/users/me/export/route";
import { PUT as PUT_ME } from "@/app/api/v1/users/me/route";
import { POST as LOGOUT } from "@/app/auth/logout/route";
import { POST as CONFIRM_PASSWORD } from "@/app/auth/user/confirm-password/route";
import { PUT as PUT_PASSWORD } from "@/app/auth/user/password/route";
import {
  DELETE as DISABLE_TWO_FACTOR,
  POST as ENABLE_TWO_FACTOR,
} from "@/app/auth/user/two-factor-authentication/route";
import type { RouteHandler } from "@/lib/api/methods";
import { db } from "@/lib/db/db";
import { features } from "@/lib/features/features";
import { sweepExpired } from "@/lib/jobs/sweep";
import { type CallOptions, call, createSession } from "../support/api";
import { listAuditEntries } from "../support/audit";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createAdmin, createRole, createUser, getFirstAdmin, grant } from "../support/factories";
import { refusesGuests, refusesWithoutPermission } from "../support/refuses";

const MINUTE_MS = 60_000;

const start = (session: string, userId: number) => call(START, { session, params: { userId } });
const currentUser = async (session: string) => (await call(BOOTSTRAP, { session })).json.data.user;

const endEventsOf = async (userId: number) =>
  (await listAuditEntries(userId)).filter(({ action }) => action === "user.impersonation_ended");

type UserPromise = ReturnType<typeof createUser>;

/** Starts an impersonation. Returns the admin's session, the admin and the user. */
async function createImpersonation(people: { user?: UserPromise; admin?: UserPromise } = {}) {
  const user = await (people.user ?? createUser());
  const admin = await (people.admin ?? createAdmin());
  const session = await startConfirmedSession(admin);
  await start(session, user.id);
  return { session, admin, user };
}

describe("POST users/{id}/impersonation", () => {
  refusesWithoutPermission((options) => call(START, { ...options, params: { userId: 1 } }));

  test("makes the session act as the user, and shows who the admin is", async () => {
    const [admin, user] = [await createAdmin({ firstName: "Ines" }), await createUser()];
    const session = await startConfirmedSession(admin);

    const { status, json, setCookie } = await start(session, user.id);

    expect([status, setCookie]).toEqual([200, []]);
    expect(json.bootstrapData.user).toMatchObject({
      id: user.id,
      impersonated_by: { id: admin.id, display_name: "Ines" },
    });
    expect(await currentUser(session)).toMatchObject({ id: user.id });
  });

  test("starts an impersonation that lasts for an hour", async () => {
    const { session } = await createImpersonation();

    const { until } = (await currentUser(session)).impersonated_by;

    expect((Date.parse(until) - Date.now()) / MINUTE_MS).toBeCloseTo(60, 0);
  });

  test("starts an impersonation that ends no later than the admin's own session", async () => {
    const [admin, user] = [await createAdmin(), await createUser()];
    const session = await startConfirmedSession(admin);
    const expiresAt = new Date(Date.now() + 5 * MINUTE_MS);
    await db.session.updateMany({ where: { userId: admin.id }, data: { expiresAt } });

    await start(session, user.id);

    expect((await currentUser(session)).impersonated_by.until).toBe(expiresAt.toISOString());
  });

  test("makes the session act as the admin again once the impersonation has expired", async () => {
    const { session, admin } = await createImpersonation();

    await db.session.updateMany({ where: { userId: admin.id }, data: { impersonatedUntil: new Date() } });

    const user = await currentUser(session);
    expect([user.id, user.impersonated_by]).toEqual([admin.id, undefined]);
  });

  test("records the end of an earlier, expired impersonation of the same session", async () => {
    const { session, user, admin } = await createImpersonation();
    await db.session.updateMany({ where: { userId: admin.id }, data: { impersonatedUntil: new Date() } });

    expect((await start(session, (await createUser()).id)).status).toBe(200);

    expect(await endEventsOf(user.id)).toHaveLength(1);
  });

  test("is recorded in the audit log", async () => {
    const { admin, user } = await createImpersonation();

    expect(await listAuditEntries(user.id)).toMatchObject([
      { actorId: admin.id, action: "user.impersonation_started", details: { until: expect.any(String) } },
    ]);
  });

  test("needs a confirmed password", async () => {
    const session = await createSession(await createAdmin());

    expect(await start(session, (await createUser()).id)).toBeRefused(423, "password_required");
  });

  test("refuses an API token", async () => {
    const bearer = await createAccessToken({ user: await createAdmin() });
    const { id: userId } = await createUser();

    expect(await call(START, { bearer, params: { userId } })).toBeRefused(403, "forbidden");
  });

  test("refuses the actor's own account", async () => {
    const admin = await createAdmin();

    expect(await start(await startConfirmedSession(admin), admin.id)).toBeRefused(409, "conflict");
  });

  test("refuses a banned user", async () => {
    const session = await startConfirmedSession(await createAdmin());
    const user = await createUser({ bannedAt: new Date() });

    expect(await start(session, user.id)).toBeRefused(409, "conflict");
  });

  test("refuses a user with more permissions", async () => {
    const session = await startConfirmedSession(await createUser({ permissions: ["users.impersonate"] }));

    expect(await start(session, (await createAdmin()).id)).toBeRefused(403, "forbidden");
  });

  test("is 404 for a user that does not exist", async () => {
    expect(await start(await startConfirmedSession(await createAdmin()), 4711)).toBeRefused(404, "not_found");
  });

  test("succeeds exactly once in four concurrent calls", async () => {
    const session = await startConfirmedSession(await createAdmin());
    const users = await Promise.all(Array.from({ length: 4 }, () => createUser()));

    const responses = await Promise.all(users.map(({ id }) => start(session, id)));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.auditEvent.count({ where: { action: "user.impersonation_started" } })).toBe(1);
  });
});

describe("while an admin acts as a user", () => {
  const callAsUser = async (handler: RouteHandler, options: CallOptions = {}) => {
    const { session } = await createImpersonation();
    return call(handler, { session, ...options });
  };
  const password = { current_password: "x", password: "another-password", password_confirmation: "another-password" };

  test.each<[string, RouteHandler, CallOptions]>([
    ["a change of the password", PUT_PASSWORD, { body: password }],
    ["the confirmation of a password", CONFIRM_PASSWORD, { body: { password: "x" } }],
    ["a change of the email address", PUT_ME, { body: { email: "elsewhere@example.com" } }],
    ["turning on two-factor authentication", ENABLE_TWO_FACTOR, {}],
    ["turning off two-factor authentication", DISABLE_TWO_FACTOR, {}],
    ["creating an API token", MAKE_TOKEN, { body: { tokenName: "Token" } }],
    ["deleting an API token", DELETE_TOKEN, { params: { tokenId: 1 } }],
    ["an export of all data", EXPORT, {}],
  ])("%s is refused", async (_, handler, options) => {
    expect(await callAsUser(handler, options)).toBeRefused(403, "forbidden");
  });

  test("the deletion of the account is refused", async () => {
    const { session, user } = await createImpersonation();
    const options = { params: { userId: user.id }, query: { deleteCurrentUser: "true" } };

    expect(await call(DELETE_USER, { session, ...options })).toBeRefused(403, "forbidden");
  });

  test("another impersonation is refused", async () => {
    const { session } = await createImpersonation({ user: createAdmin() });

    expect(await start(session, (await createUser()).id)).toBeRefused(403, "forbidden");
  });

  test("changing the user's name is allowed", async () => {
    const { session, user } = await createImpersonation();

    await call(PUT_ME, { session, body: { first_name: "Ana" } });

    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ firstName: "Ana" });
  });

  test("actions are recorded as the admin's in the audit log", async () => {
    const { session, admin, user } = await createImpersonation({ user: createUser({ permissions: ["users.update"] }) });
    const other = await createUser();

    await call(BAN, { session, params: { userId: other.id }, body: { reason: "Spam" } });

    expect(await listAuditEntries(other.id)).toMatchObject([{ actorId: admin.id, details: { as: user.id } }]);
  });

  test("a ban of the user ends the impersonation", async () => {
    const { session, admin, user } = await createImpersonation();

    await call(BAN, { as: await getFirstAdmin(), params: { userId: user.id }, body: { reason: "Spam" } });

    expect(await currentUser(session)).toMatchObject({ id: admin.id });
    expect(await endEventsOf(user.id)).toMatchObject([{ actorId: admin.id }]);
  });

  test("a ban of the admin records the end of the impersonation", async () => {
    const { admin, user } = await createImpersonation();

    await call(BAN, { as: await getFirstAdmin(), params: { userId: admin.id }, body: { reason: "Spam" } });

    expect(await endEventsOf(user.id)).toMatchObject([{ actorId: admin.id }]);
  });

  test("ending the user's sessions ends the impersonation", async () => {
    const { session, admin, user } = await createImpersonation();

    await call(END_SESSIONS, { as: await getFirstAdmin(), params: { userId: user.id } });

    expect(await currentUser(session)).toMatchObject({ id: admin.id });
  });

  test("the deletion of the user ends the impersonation", async () => {
    const { session, admin, user } = await createImpersonation();

    await call(DELETE_USER, { as: await getFirstAdmin(), params: { userId: user.id } });

    expect(await currentUser(session)).toMatchObject({ id: admin.id });
  });

  test("the impersonation ends if the user gains more permissions than the admin", async () => {
    const { session, admin, user } = await createImpersonation({
      admin: createUser({ permissions: ["users.impersonate"] }),
    });

    const body = { permissions: [grant("users.delete")] };
    await call(PUT_USER, { as: await getFirstAdmin(), params: { userId: user.id }, body });

    expect(await currentUser(session)).toMatchObject({ id: admin.id });
  });

  test("an admin who loses the permission stops acting as the user", async () => {
    const role = await createRole({ permissions: ["users.impersonate"] });
    const { session, admin } = await createImpersonation({ admin: createUser({ roles: [role.id] }) });

    await db.roleUser.deleteMany({ where: { userId: admin.id } });

    expect(await currentUser(session)).toMatchObject({ id: admin.id });
  });

  test("logging out ends the admin's session too", async () => {
    const { session, admin, user } = await createImpersonation();

    const { json } = await call(LOGOUT, { session });

    expect(json.bootstrapData.user).toBeNull();
    expect(await db.session.count({ where: { userId: admin.id } })).toBe(0);
    expect(await endEventsOf(user.id)).toMatchObject([{ actorId: admin.id }]);
  });

  test("ending the admin's session from another device is recorded as the end of the impersonation", async () => {
    const { admin, user } = await createImpersonation();
    const { id: sessionId } = await db.session.findFirstOrThrow({ where: { userId: admin.id } });

    expect((await call(END_SESSION, { as: admin, params: { sessionId } })).status).toBe(200);

    expect(await endEventsOf(user.id)).toMatchObject([{ actorId: admin.id }]);
  });

  test("the end of an expired impersonation is recorded once", async () => {
    const { admin, user } = await createImpersonation();
    await db.session.updateMany({ where: { userId: admin.id }, data: { impersonatedUntil: new Date(0) } });

    await sweepExpired(undefined, { features });
    await sweepExpired(undefined, { features });

    expect(await endEventsOf(user.id)).toMatchObject([{ actorId: admin.id }]);
  });
});

describe("DELETE impersonation", () => {
  refusesGuests((options) => call(END, options));

  test("makes the session act as the admin again", async () => {
    const { session, admin } = await createImpersonation();

    const { json } = await call(END, { session });

    expect([json.bootstrapData.user.id, json.bootstrapData.user.impersonated_by]).toEqual([admin.id, undefined]);
    expect(await currentUser(session)).toMatchObject({ id: admin.id });
  });

  test("keeps the admin's password confirmed", async () => {
    const { session, user } = await createImpersonation();

    await call(END, { session });

    expect((await start(session, user.id)).status).toBe(200);
  });

  test("works while the user's email is not verified", async () => {
    const { session, admin } = await createImpersonation({ user: createUser({ verified: false }) });

    expect((await call(END, { session })).json.bootstrapData.user.id).toBe(admin.id);
  });

  test("is recorded once, even in concurrent calls", async () => {
    const { session, admin, user } = await createImpersonation();

    await Promise.all([call(END, { session }), call(END, { session }), call(END, { session })]);

    expect(await endEventsOf(user.id)).toMatchObject([{ actorId: admin.id }]);
  });

  test("changes nothing for a user who is not impersonating", async () => {
    const as = await createUser();

    expect((await call(END, { as })).json.bootstrapData.user.id).toBe(as.id);
  });
});
