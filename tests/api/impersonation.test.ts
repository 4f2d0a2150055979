import { DELETE as DELETE_TOKEN } from "@/app/api/v1/access-tokens/[tokenId]/route";
import { POST as MAKE_TOKEN } from "@/app/api/v1/access-tokens/route";
import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST as DELETE_FILES } from "@/app/api/v1/file-entries/delete/route";
import { DELETE as END } from "@/app/api/v1/impersonation/route";
import { DELETE as DELETE_NOTICE } from "@/app/api/v1/notifications/[notificationId]/route";
import { PUT as CHANGE_CHANNELS } from "@/app/api/v1/notifications/me/subscriptions/route";
import { PUT as SAVE_SETTINGS } from "@/app/api/v1/settings/route";
import { POST as MAIL_RECIPIENT } from "@/app/api/v1/sites/[siteId]/form-recipient/route";
import { DELETE as UNPUBLISH } from "@/app/api/v1/sites/[siteId]/publication/route";
import { DELETE as DELETE_SITE, PUT as PUT_SITE } from "@/app/api/v1/sites/[siteId]/route";
import { POST as CREATE_SITE } from "@/app/api/v1/sites/route";
import { DELETE as END_SESSION } from "@/app/api/v1/user-sessions/[sessionId]/route";
import { POST as BAN, DELETE as LIFT_BAN } from "@/app/api/v1/users/[userId]/ban/route";
import { POST as START } from "@/app/api/v1/users/[userId]/impersonation/route";
import { DELETE as DELETE_USER, PUT as PUT_USER } from "@/app/api/v1/users/[userId]/route";
import { DELETE as END_SESSIONS } from "@/app/api/v1/users/[userId]/sessions/route";
import { POST as EXPORT } from "@/app/api/v1/users/me/export/route";
import { PUT as PUT_ME } from "@/app/api/v1/users/me/route";
import { GET as ACTIVITY } from "@/app/api/v1/workspaces/[workspaceId]/activity/route";
import { POST as RESEND } from "@/app/api/v1/workspaces/[workspaceId]/invites/[inviteId]/resend/route";
import { POST as INVITE } from "@/app/api/v1/workspaces/[workspaceId]/invites/route";
import { DELETE as REMOVE_MEMBER } from "@/app/api/v1/workspaces/[workspaceId]/members/[userId]/route";
import { DELETE as DELETE_WORKSPACE } from "@/app/api/v1/workspaces/[workspaceId]/route";
import { POST as TRANSFER } from "@/app/api/v1/workspaces/[workspaceId]/transfer/route";
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
import { confirmed, startConfirmedSession } from "../support/confirmed-session";
import { runDueJobs } from "../support/due-jobs";
import {
  createAccessToken,
  createAdmin,
  createProject,
  createRole,
  createSite,
  createUser,
  createWorkspace,
  getFirstAdmin,
  grant,
} from "../support/factories";
import { refusesGuests, refusesWithoutPermission } from "../support/refuses";
import { saveSettings } from "../support/settings";

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
    ["handing over a workspace", TRANSFER, { params: { workspaceId: 1 }, body: { user_id: 1 } }],
    ["an invite", INVITE, { params: { workspaceId: 1 }, body: {} }],
    ["sending an invite again", RESEND, { params: { workspaceId: 1, inviteId: "x" } }],
    ["the deletion of a workspace", DELETE_WORKSPACE, { params: { workspaceId: 1 } }],
    ["the deletion of another account", DELETE_USER, { params: { userId: 4711 } }],
    ["the deletion of files for ever", DELETE_FILES, { body: { entryIds: [1], deleteForever: true } }],
    ["mailing the recipient of a site's forms", MAIL_RECIPIENT, { params: { siteId: 1 } }],
    ["taking a site offline", UNPUBLISH, { params: { siteId: 1 } }],
    ["the deletion of a site", DELETE_SITE, { params: { siteId: 1 } }],
    ["choosing who is told about it", CHANGE_CHANNELS, { body: {} }],
    ["the deletion of a notice", DELETE_NOTICE, { params: { notificationId: "1" } }],
    ["the removal of a member from a workspace", REMOVE_MEMBER, { params: { workspaceId: 1, userId: 1 } }],
  ])("%s is refused", async (_, handler, options) => {
    expect(await callAsUser(handler, options)).toBeRefused(403, "forbidden");
  });

  test("another recipient of a site's forms is refused, and other changes of the site are allowed", async () => {
    const { session, user } = await createImpersonation();
    const { id: siteId } = await createSite({ owner: user, recipient: user.email });
    const change = (body: Record<string, string>) => call(PUT_SITE, { session, params: { siteId }, body });

    expect(await change({ recipient: "elsewhere@example.com" })).toBeRefused(403, "forbidden");
    expect((await change({ name: "Pottery", recipient: user.email })).status).toBe(200);
  });

  test("a new site with another recipient is refused", async () => {
    const { session, user } = await createImpersonation();
    const { id: project_id } = await createProject({ owner: user });
    const body = { name: "Pottery", slug: "kiln-row", project_id, recipient: "elsewhere@example.com" };

    expect(await call(CREATE_SITE, { session, body })).toBeRefused(403, "forbidden");
  });

  test("moving files to the trash is allowed", async () => {
    const { session } = await createImpersonation();

    expect(await call(DELETE_FILES, { session, body: { entryIds: [1] } })).toBeRefused(404, "not_found");
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
    const other = await createUser({ bannedAt: new Date() });

    await call(LIFT_BAN, { session, params: { userId: other.id } });

    expect(await listAuditEntries(other.id)).toMatchObject([{ actorId: admin.id, details: { as: user.id } }]);
  });

  test("each call that may change something is in the audit log, with the names of both", async () => {
    const { session, admin, user } = await createImpersonation({
      admin: createAdmin({ firstName: "Ada" }),
      user: createUser({ firstName: "Bob" }),
    });
    const actingEvents = async () =>
      (await listAuditEntries(user.id)).filter(({ action }) => action === "user.acted_as");

    await currentUser(session);
    expect(await actingEvents()).toEqual([]);
    await call(PUT_ME, { session, body: { last_name: "Stone" } });

    const names = { admin: "Ada", user: "Bob" };
    const details = { method: "PUT", path: expect.stringMatching(/^\/api\/v1\//), as: user.id, names };
    expect(await actingEvents()).toMatchObject([{ actorId: admin.id, details }]);
  });

  test("the activity of a workspace names the admin and the user", async () => {
    const { session, user } = await createImpersonation({
      admin: createAdmin({ firstName: "Ada" }),
      user: createUser({ firstName: "Bob" }),
    });
    const workspace = await createWorkspace({ owner: user });
    const workspaceId = workspace.id;
    const { id: project_id } = await createProject({ owner: user, workspace });
    const query = { workspaceId };
    await call(CREATE_SITE, { session, query, body: { name: "Pottery", slug: "kiln-row", project_id } });
    await call(CREATE_SITE, { as: user, query, body: { name: "Tea", slug: "tea-house", project_id } });

    const { json } = await call(ACTIVITY, { as: user, params: { workspaceId } });

    expect(json.pagination.data).toMatchObject([
      { user: { display_name: "Bob" }, acting_admin: null, details: { name: "Tea" } },
      { user: { display_name: "Bob" }, acting_admin: "Ada", details: { name: "Pottery" } },
    ]);
    expect(json.pagination.data[1].details).toEqual({ name: "Pottery" });
  });

  test("a ban of the user ends the impersonation", async () => {
    const { session, admin, user } = await createImpersonation();

    await call(BAN, {
      ...(await confirmed(await getFirstAdmin())),
      params: { userId: user.id },
      body: { reason: "Spam" },
    });

    expect(await currentUser(session)).toMatchObject({ id: admin.id });
    expect(await endEventsOf(user.id)).toMatchObject([{ actorId: admin.id }]);
  });

  test("a ban of the admin records the end of the impersonation", async () => {
    const { admin, user } = await createImpersonation();

    await call(BAN, {
      ...(await confirmed(await getFirstAdmin())),
      params: { userId: admin.id },
      body: { reason: "Spam" },
    });

    expect(await endEventsOf(user.id)).toMatchObject([{ actorId: admin.id }]);
  });

  test("ending the user's sessions ends the impersonation", async () => {
    const { session, admin, user } = await createImpersonation();

    await call(END_SESSIONS, { as: await getFirstAdmin(), params: { userId: user.id } });

    expect(await currentUser(session)).toMatchObject({ id: admin.id });
  });

  test("the deletion of the user ends the impersonation", async () => {
    const { session, admin, user } = await createImpersonation();

    await call(DELETE_USER, { ...(await confirmed(await getFirstAdmin())), params: { userId: user.id } });

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

describe("after an admin acted as a user", () => {
  const noticesOf = async ({ id: userId }: { id: number }) => {
    await runDueJobs("tell-impersonated");
    return db.notification.findMany({ where: { userId }, select: { type: true, data: true, mailAt: true } });
  };
  const people = () => ({ admin: createAdmin({ firstName: "Ada" }), user: createUser({ timezone: "UTC" }) });

  test("the user is told who it was, and from when to when", async () => {
    const { session, user } = await createImpersonation(people());
    expect(await noticesOf(user)).toEqual([]);

    await call(END, { session });

    const time = expect.stringMatching(/\d{4}.*\d:\d\d/);
    const lines = [{ values: { admin: "Ada" } }, { values: { from: time, until: time } }];
    expect(await noticesOf(user)).toMatchObject([
      { type: "impersonation.ended", data: { lines }, mailAt: expect.any(Date) },
    ]);
  });

  test("the user is told once if it expired", async () => {
    const { user } = await createImpersonation(people());
    await db.session.updateMany({ where: { impersonatedId: user.id }, data: { impersonatedUntil: new Date(0) } });

    await sweepExpired(undefined, { features });
    await sweepExpired(undefined, { features });

    expect(await noticesOf(user)).toMatchObject([{ type: "impersonation.ended" }]);
  });

  test("the user is told even if the admin's account is deleted", async () => {
    const { admin, user } = await createImpersonation(people());

    await call(DELETE_USER, {
      session: await startConfirmedSession(await getFirstAdmin()),
      params: { userId: admin.id },
    });

    expect(await noticesOf(user)).toMatchObject([{ data: { lines: [{ values: { admin: "Ada" } }, {}] } }]);
  });

  test("the user is not told if the settings say so", async () => {
    await saveSettings("auth", { impersonation_notice: false });
    const { session, user } = await createImpersonation(people());

    await call(END, { session });

    expect(await noticesOf(user)).toEqual([]);
  });

  test("only an admin can turn that off", async () => {
    const body = { auth: { impersonation_notice: false } };
    const session = await startConfirmedSession(await createUser({ permissions: ["settings.update"] }));

    expect(await call(SAVE_SETTINGS, { session, body })).toBeRefused(403, "forbidden");
    const admin = await startConfirmedSession(await createAdmin());
    expect((await call(SAVE_SETTINGS, { session: admin, body })).status).toBe(200);
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
