import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST as BAN, DELETE as LIFT_BAN } from "@/app/api/v1/users/[userId]/ban/route";
import { DELETE, GET as GET_ONE, PUT } from "@/app/api/v1/users/[userId]/route";
import { GET, POST } from "@/app/api/v1/users/route";
import { POST as LOGIN } from "@/app/auth/login/route";
import { db } from "@/lib/db/db";
import { replaceRecoveryCodes } from "@/lib/two-factor/recovery-codes";
import { call, createSession } from "../support/api";
import { listAuditEntries } from "../support/audit";
import { confirmed, startConfirmedSession } from "../support/confirmed-session";
import {
  createAccessToken,
  createAdmin,
  createCustomPage,
  createRole,
  createUser,
  createWorkspace,
  getFirstAdmin,
  getSeededRole,
  grant,
  userInput,
} from "../support/factories";
import { refusesGuests, refusesWithoutPermission } from "../support/refuses";
import { sendAndListMails } from "../support/sent-mails";

const HOUR_MS = 3_600_000;

describe("GET users", () => {
  refusesWithoutPermission((options) => call(GET, options));

  const listEmails = async (query: Record<string, string | number>) => {
    const as = await createUser({ permissions: ["users.view"], email: "viewer@example.com" });
    const { json } = await call(GET, { as, query });
    return json.pagination.data.map((user: { email: string }) => user.email);
  };

  test("lists all users, the newest first, without password hashes", async () => {
    const as = await createUser({ permissions: ["users.view"], password: "only-i-know-this" });

    const { status, json } = await call(GET, { as });

    expect(status).toBe(200);
    expect(json.pagination).toMatchObject({
      total: 2,
      data: [{ id: as.id, has_password: true }, { email: "admin@example.com" }],
    });
    expect(JSON.stringify(json)).not.toMatch(/argon2|hash"/i);
  });

  test("returns pages that do not overlap, even if many users were created at the same time", async () => {
    const as = await createUser({ permissions: ["users.view"] });
    const createdAt = new Date();
    await db.user.createMany({
      data: Array.from({ length: 9 }, (_, index) => ({ email: `p${index}@example.com`, createdAt })),
    });
    const idsOnPage = async (page: number): Promise<number[]> =>
      (await call(GET, { as, query: { perPage: 4, page } })).json.pagination.data.map(({ id }: { id: number }) => id);

    const ids = [...(await idsOnPage(1)), ...(await idsOnPage(2)), ...(await idsOnPage(3))];

    expect(ids).toHaveLength(11);
    expect(new Set(ids).size).toBe(11);
  });

  test("finds users by parts of the email address and the name, in any order", async () => {
    await createUser({ email: "ines@studio.example", firstName: "Inês", lastName: "Vidal" });
    await createUser({ email: "other@studio.example", firstName: "Ana", lastName: "Vidal" });

    expect(await listEmails({ query: "VIDAL studio inê" })).toEqual(["ines@studio.example"]);
  });

  test("treats the SQL wildcard _ as an ordinary character", async () => {
    await createUser({ email: "under_score@example.com" });

    expect(await listEmails({ query: "_" })).toEqual(["under_score@example.com"]);
  });

  test("matches a short word only at the start of the email or a name", async () => {
    await createUser({ email: "zoe@example.com", firstName: "Zoë" });
    await createUser({ email: "lizbeth@example.com", firstName: "Elizabeth" });

    expect(await listEmails({ query: "z" })).toEqual(["zoe@example.com"]);
  });

  test("filters by role and state", async () => {
    const role = await createRole();
    await createUser({ email: "role@example.com", roles: [role.id] });
    await createUser({ email: "banned@example.com", bannedAt: new Date() });
    await createUser({ email: "free-again@example.com", bannedAt: new Date(0), bannedUntil: new Date(1) });
    await createUser({ email: "unverified@example.com", verified: false });
    const as = await createUser({ permissions: ["users.view"] });
    const findEmails = async (query: string) =>
      (await call(GET, { as, query })).json.pagination.data.map((user: { email: string }) => user.email);

    expect(await findEmails(`role=${role.id}`)).toEqual(["role@example.com"]);
    expect(await findEmails("state=banned")).toEqual(["banned@example.com"]);
    expect(await findEmails("state=unverified")).toEqual(["unverified@example.com"]);
    expect(await findEmails("state=active&query=free")).toEqual(["free-again@example.com"]);
  });

  test("includes only the relations that are requested", async () => {
    const as = await createUser({ permissions: ["users.view"] });
    const [plainUser] = (await call(GET, { as })).json.pagination.data;
    const [fullUser] = (await call(GET, { as, query: { with: "roles,tokens" } })).json.pagination.data;

    expect([plainUser.roles, plainUser.tokens, fullUser.social_profiles]).toEqual([undefined, undefined, undefined]);
    expect(fullUser).toMatchObject({ roles: [{ name: "Users" }], tokens: [] });
  });

  test.each(["with=sessions", "orderBy=passwordHash", "role=admin", "state=asleep", "password=x"])(
    "refuses ?%s",
    async (query) => {
      const as = await createUser({ permissions: ["users.view"] });

      expect(await call(GET, { as, query })).toNameFields(query.split("=", 1)[0] ?? "");
    },
  );
});

describe("GET users/{id}", () => {
  refusesGuests((options) => call(GET_ONE, { ...options, params: { userId: 1 } }));

  test("shows the user's own account in full, without secrets", async () => {
    const as = await createUser({ firstName: "Ines", lastName: "Vidal" });
    await createAccessToken({ user: as });
    await db.socialProfile.create({ data: { userId: as.id, service: "google", subject: "1", username: "ines" } });

    const { json } = await call(GET_ONE, {
      as,
      params: { userId: as.id },
      query: { with: "roles,social_profiles,tokens" },
    });

    expect(json.user).toMatchObject({
      id: as.id,
      display_name: "Ines Vidal",
      email: as.email,
      roles: [{ name: "Users" }],
      social_profiles: [{ service_name: "google", username: "ines" }],
      tokens: [{ name: expect.any(String), last_used_at: null }],
    });
    expect(JSON.stringify(json)).not.toMatch(/hash"|subject|secret/i);
  });

  test("shows the user's own recovery codes, masked unless the password was confirmed recently", async () => {
    const user = await createUser();
    const codes = await replaceRecoveryCodes(db, user.id);
    const showCodes = async (session: string) =>
      (await call(GET_ONE, { session, params: { userId: user.id } })).json.user.two_factor_recovery_codes;

    expect(await showCodes(await startConfirmedSession(user))).toEqual(codes);
    expect(await showCodes(await createSession(user))).toEqual(codes.map(() => "**********-**********"));
  });

  test("hides recovery codes and a pending address from others", async () => {
    const user = await createUser();
    await replaceRecoveryCodes(db, user.id);
    const admin = await createAdmin();

    const { json } = await call(GET_ONE, { session: await startConfirmedSession(admin), params: { userId: user.id } });

    expect(Object.keys(json.user)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/recovery_codes|pending_email/)]),
    );
  });

  test("shows only the public fields of other users", async () => {
    const other = await createUser({ firstName: "Ines" });

    const { json } = await call(GET_ONE, {
      as: await createUser(),
      params: { userId: other.id },
      query: { with: "roles,tokens" },
    });

    expect(json.user).toEqual({ id: other.id, display_name: "Ines", avatar: null });
  });

  test("shows the email addresses of other users to an actor who may see users", async () => {
    const other = await createUser();
    const as = await createUser({ permissions: ["users.view"] });

    expect((await call(GET_ONE, { as, params: { userId: other.id } })).json.user.email).toBe(other.email);
  });

  test("is 404 for a user that does not exist", async () => {
    expect(await call(GET_ONE, { as: await createUser(), params: { userId: 4711 } })).toBeRefused(404, "not_found");
  });

  test("refuses an unknown relation", async () => {
    const as = await createUser();

    expect(await call(GET_ONE, { as, params: { userId: as.id }, query: { with: "sessions" } })).toNameFields("with");
  });
});

describe("POST users", () => {
  refusesWithoutPermission((options) => call(POST, { ...options, body: userInput() }));

  const create = async (changes: Record<string, unknown> = {}) =>
    call(POST, { session: await startConfirmedSession(await createAdmin()), body: userInput(changes) });

  test("creates an account that can log in, with the default roles", async () => {
    const password = "only-they-know";

    const { status, json } = await create({
      email: "Ines@Example.com",
      first_name: "Ines",
      password,
      email_verified: true,
    });

    expect(status).toBe(201);
    expect(json.user).toMatchObject({
      email: "ines@example.com",
      display_name: "Ines",
      roles: [{ name: "Users" }],
      has_password: true,
    });
    expect((await call(LOGIN, { body: { email: "ines@example.com", password } })).status).toBe(200);
  });

  test("creates an account that cannot log in if there is no password", async () => {
    const { json } = await create({ email: "ines@example.com" });

    expect(json.user).toMatchObject({ has_password: false, email_verified_at: null });
    expect((await call(LOGIN, { body: { email: "ines@example.com", password: "anything-at-all" } })).status).toBe(422);
  });

  test("is recorded in the audit log, with the given permissions", async () => {
    const admin = await createAdmin();
    const input = { ...userInput(), permissions: [grant("files.view")] };
    const { json } = await call(POST, { session: await startConfirmedSession(admin), body: input });

    expect(await listAuditEntries(json.user.id)).toMatchObject([
      { actorId: admin.id, action: "user.created", details: { permissions: [{ name: "files.view" }] } },
    ]);
  });

  test("assigns the given roles and permissions", async () => {
    const role = await createRole();

    const { json } = await create({ roles: [role.id], permissions: [grant("users.view")] });

    expect(json.user).toMatchObject({ roles: [{ id: role.id, name: role.name }], permissions: [grant("users.view")] });
  });

  test.each([
    [{ email: "nobody" }, "email"],
    [{ email: "admin@example.com" }, "email"],
    [{ email: "ADMIN@example.com" }, "email"],
    [{ password: "short" }, "password"],
    [{ password: "p".repeat(129) }, "password"],
    [{ first_name: "n".repeat(81) }, "first_name"],
    [{ roles: [4711] }, "roles"],
    [{ roles: ["admin"] }, "roles.0"],
    [{ permissions: [{ name: "everything" }] }, "permissions.0.name"],
    [{ passwordHash: "x" }, "passwordHash"],
  ])("reports the invalid field in %j", async (changes, field) => {
    expect(await create(changes)).toNameFields(field);
  });

  test("refuses a workspace role", async () => {
    expect(await create({ roles: [(await getSeededRole("workspace-admin")).id] })).toNameFields("roles");
  });

  test("verifies an address only in the actor's own session with a confirmed password", async () => {
    const user = await createUser({ permissions: ["users.create", "api.access"] });
    const bearer = await createAccessToken({ user });
    const body = userInput({ email_verified: true });

    expect(await call(POST, { bearer, body })).toBeRefused(403, "forbidden");
    expect(await call(POST, { as: user, body })).toBeRefused(423, "password_required");
    expect((await call(POST, { bearer, body: userInput() })).status).toBe(201);
    expect((await call(POST, { session: await startConfirmedSession(user), body })).status).toBe(201);
  });

  test("lets only an admin create an admin", async () => {
    const as = await createUser({ permissions: ["users.create"] });
    const { id } = await getSeededRole("admin");

    expect(await call(POST, { as, body: userInput({ roles: [id] }) })).toBeRefused(403, "forbidden");
    expect(await call(POST, { as, body: userInput({ permissions: [grant("admin")] }) })).toBeRefused(403, "forbidden");
    expect((await call(POST, { as, body: userInput() })).status).toBe(201);
  });
});

describe("PUT users/{id}", () => {
  refusesWithoutPermission((options) => call(PUT, { ...options, params: { userId: 1 }, body: {} }));

  const createSupportUser = () => createUser({ permissions: ["users.update", "users.delete"] });

  test("changes only the given fields", async () => {
    const user = await createUser({ firstName: "Ines", lastName: "Vidal", password: "only-i-know-this" });

    const { json } = await call(PUT, {
      as: await createSupportUser(),
      params: { userId: user.id },
      body: { first_name: "Ana" },
    });

    expect(json.user).toMatchObject({
      first_name: "Ana",
      last_name: "Vidal",
      email: user.email,
      roles: [{ name: "Users" }],
    });
    expect(json.user.email_verified_at).not.toBeNull();
    expect((await call(LOGIN, { body: { email: user.email, password: "only-i-know-this" } })).status).toBe(200);
  });

  test("ends the user's sessions and pending codes when it changes the password", async () => {
    const user = await createUser({ password: "only-i-know-this" });
    const session = await createSession(user);
    await db.oneTimeCode.create({
      data: {
        userId: user.id,
        purpose: "reset-password",
        hash: Buffer.from("x"),
        email: user.email,
        expiresAt: new Date(Date.now() + HOUR_MS),
      },
    });

    const support = await startConfirmedSession(await createSupportUser());
    await call(PUT, { session: support, params: { userId: user.id }, body: { password: "another-password" } });

    expect((await call(BOOTSTRAP, { session })).json.data.user).toBeNull();
    expect(await db.oneTimeCode.count({ where: { userId: user.id } })).toBe(0);
    expect((await call(LOGIN, { body: { email: user.email, password: "another-password" } })).status).toBe(200);
  });

  test("deletes tokens and pending social logins, records the change and emails the user if a credential changes", async () => {
    const user = await createUser({ password: "only-i-know-this" });
    const token = await createAccessToken({ user });
    const columns = { tokenHash: Buffer.from("x"), service: "google", subject: "1", userId: user.id, remember: true };
    await db.socialLogin.create({ data: { ...columns, expiresAt: new Date(Date.now() + HOUR_MS) } });
    const support = await createSupportUser();

    const session = await startConfirmedSession(support);
    const body = { password: "another-password", email: "elsewhere@example.com" };
    await call(PUT, { session, params: { userId: user.id }, body });

    expect(await call(GET_ONE, { bearer: token, params: { userId: user.id } })).toBeRefused(401, "unauthenticated");
    expect(await db.socialLogin.count({ where: { userId: user.id } })).toBe(0);
    expect(await listAuditEntries(user.id)).toMatchObject([
      { actorId: support.id, action: "user.password_changed" },
      { actorId: support.id, action: "user.email_changed" },
    ]);
    const subject = "An admin changed your account on Plinth";
    expect(await sendAndListMails(user.email)).toMatchObject([{ subject }, { subject }]);
  });

  test("keeps connected services when it changes the password, but not when it changes the address", async () => {
    const user = await createUser({ password: "only-i-know-this" });
    await db.socialProfile.create({ data: { userId: user.id, service: "google", subject: "1" } });
    const session = await startConfirmedSession(await createSupportUser());
    const change = (body: object) => call(PUT, { session, params: { userId: user.id }, body });
    const countServices = () => db.socialProfile.count({ where: { userId: user.id } });

    await change({ password: "another-password" });
    const afterPassword = await countServices();
    await change({ email: "elsewhere@example.com" });

    expect([afterPassword, await countServices()]).toEqual([1, 0]);
  });

  test("makes the user verify a new address, unless the actor marks it as verified", async () => {
    const [firstUser, secondUser] = [await createUser(), await createUser()];
    const session = await startConfirmedSession(await createSupportUser());

    const first = await call(PUT, {
      session,
      params: { userId: firstUser.id },
      body: { email: "one@elsewhere.example" },
    });
    const second = await call(PUT, {
      session,
      params: { userId: secondUser.id },
      body: { email: "two@elsewhere.example", email_verified: true },
    });

    expect(first.json.user).toMatchObject({ email: "one@elsewhere.example", email_verified_at: null });
    expect(second.json.user.email_verified_at).not.toBeNull();
  });

  test("replaces the roles", async () => {
    const role = await createRole();
    const user = await createUser();

    const { json } = await call(PUT, {
      as: await createAdmin(),
      params: { userId: user.id },
      body: { roles: [role.id] },
    });

    expect(json.user.roles).toEqual([{ id: role.id, name: role.name }]);
  });

  test("refuses an address that is already in use", async () => {
    const user = await createUser();
    const session = await startConfirmedSession(await createSupportUser());

    expect(
      await call(PUT, { session, params: { userId: user.id }, body: { email: "admin@example.com" } }),
    ).toNameFields("email");
  });

  test("is 404 for a user that does not exist", async () => {
    expect(await call(PUT, { as: await createSupportUser(), params: { userId: 4711 }, body: {} })).toBeRefused(
      404,
      "not_found",
    );
  });

  test("lets only an admin change an admin", async () => {
    const { id } = await getFirstAdmin();

    for (const body of [
      { password: "now-it-is-mine" },
      { email: "mine@example.com" },
      { first_name: "x" },
      { roles: [] },
    ]) {
      expect(await call(PUT, { as: await createSupportUser(), params: { userId: id }, body })).toBeRefused(
        403,
        "forbidden",
      );
    }
  });

  test("refuses to change a user with more permissions than the actor", async () => {
    const user = await createUser({ permissions: ["settings.update"] });

    const response = await call(PUT, {
      as: await createSupportUser(),
      params: { userId: user.id },
      body: { password: "now-it-is-mine" },
    });

    expect(response).toBeRefused(403, "forbidden");
  });

  test("refuses to take a role from a user whose limits are above the actor's own", async () => {
    const role = await createRole({
      permissions: [{ name: "projects.create", restrictions: [{ name: "count", value: 1_000 }] }],
    });
    const user = await createUser({ roles: [role.id] });
    const body = { roles: [] };

    expect(await call(PUT, { as: await createSupportUser(), params: { userId: user.id }, body })).toBeRefused(
      403,
      "forbidden",
    );
  });

  test("refuses to assign a permission that the actor lacks, or a role with such a permission", async () => {
    const as = await createSupportUser();
    const user = await createUser();
    const role = await createRole({ permissions: ["settings.update"] });
    const send = (body: object, userId = user.id) => call(PUT, { as, params: { userId }, body });

    expect(await send({ permissions: [grant("settings.update")] })).toBeRefused(403, "forbidden");
    expect(await send({ roles: [role.id] })).toBeRefused(403, "forbidden");
    expect(
      await send({ permissions: [grant("users.update"), grant("users.delete"), grant("admin")] }, as.id),
    ).toBeRefused(403, "forbidden");
    expect((await send({ permissions: [grant("users.delete")] })).status).toBe(200);
  });

  test("does not let users remove their own permissions", async () => {
    const as = await createAdmin();
    const userRole = await getSeededRole("user");
    const send = (body: object) => call(PUT, { as, params: { userId: as.id }, body });

    expect(await send({ roles: [userRole.id] })).toBeRefused(409, "conflict");
    expect((await send({ first_name: "Ines" })).status).toBe(200);
  });

  test("does not let users lower a limit of their own permissions", async () => {
    const limitedTo = (value: number) => ({ ...grant("projects.create"), restrictions: [{ name: "count", value }] });
    const as = await createUser({ permissions: [grant("users.update"), limitedTo(5)] });
    const send = (value: number) =>
      call(PUT, { as, params: { userId: as.id }, body: { permissions: [grant("users.update"), limitedTo(value)] } });

    expect(await send(4)).toBeRefused(409, "conflict");
    expect((await send(5)).status).toBe(200);
  });

  test("does not let users change their own address or password", async () => {
    const as = await createAdmin();

    for (const body of [{ password: "another-password" }, { email: "new@example.com" }]) {
      expect(await call(PUT, { as, params: { userId: as.id }, body })).toBeRefused(409, "conflict");
    }
  });

  test("keeps one of two admins who demote each other at the same time", async () => {
    const [firstUser, secondUser] = [await getFirstAdmin(), await createAdmin()];
    const demote = (as: { id: number }, userId: number) => call(PUT, { as, params: { userId }, body: { roles: [] } });

    const responses = await Promise.all([demote(firstUser, secondUser.id), demote(secondUser, firstUser.id)]);

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.roleUser.count({ where: { role: { key: "admin" } } })).toBe(1);
  });
});

describe("DELETE users/{id}", () => {
  refusesWithoutPermission((options) => call(DELETE, { ...options, params: { userId: 1 } }));

  const remove = async (userId: number) =>
    call(DELETE, { ...(await confirmed(await createAdmin())), params: { userId } });

  test("deletes an account with its sessions and the workspaces that it owns, but keeps its custom pages", async () => {
    const user = await createUser();
    const session = await createSession(user);
    const workspace = await createWorkspace({ owner: user });
    const page = await createCustomPage();
    await db.customPage.update({ where: { id: page.id }, data: { ownerId: user.id } });

    expect((await remove(user.id)).status).toBe(200);

    expect((await call(BOOTSTRAP, { session })).json.data.user).toBeNull();
    expect(await db.workspace.count({ where: { id: workspace.id } })).toBe(0);
    expect(await db.customPage.findUnique({ where: { id: page.id } })).toMatchObject({ ownerId: null });
  });

  test("refuses to delete the owner of a workspace with other members", async () => {
    const user = await createUser();
    await createWorkspace({ owner: user, members: [await createUser()] });

    expect(await remove(user.id)).toBeRefused(409, "conflict");
    expect(await db.user.count({ where: { id: user.id } })).toBe(1);
  });

  test("needs a confirmed password, and no token can do it", async () => {
    const [as, user] = [await createAdmin(), await createUser()];
    const params = { userId: user.id };

    expect(await call(DELETE, { as, params })).toBeRefused(423, "password_required");
    expect(await call(DELETE, { bearer: await createAccessToken({ user: as }), params })).toBeRefused(403, "forbidden");
    expect(await db.user.count({ where: { id: user.id } })).toBe(1);
  });

  test("does not let users delete their own account", async () => {
    const admin = await createAdmin();
    const session = await startConfirmedSession(admin);

    expect(await call(DELETE, { session, params: { userId: admin.id } })).toBeRefused(409, "conflict");
  });

  test("lets only an admin delete an admin", async () => {
    const as = await createUser({ permissions: ["users.delete"] });

    const params = { userId: (await getFirstAdmin()).id };
    expect(await call(DELETE, { ...(await confirmed(as)), params })).toBeRefused(403, "forbidden");
  });

  test("keeps one of two admins who delete each other at the same time", async () => {
    const [firstUser, secondUser] = [await getFirstAdmin(), await createAdmin()];
    const sessions = [await startConfirmedSession(firstUser), await startConfirmedSession(secondUser)];

    const responses = await Promise.all([
      call(DELETE, { session: sessions[0], params: { userId: secondUser.id } }),
      call(DELETE, { session: sessions[1], params: { userId: firstUser.id } }),
    ]);

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await db.roleUser.count({ where: { role: { key: "admin" } } })).toBe(1);
  });

  test("is 404 for a user that does not exist", async () => {
    expect(await remove(4711)).toBeRefused(404, "not_found");
  });
});

describe("POST users/{id}/ban", () => {
  refusesWithoutPermission((options) => call(BAN, { ...options, params: { userId: 1 }, body: { reason: "Spam" } }));

  const ban = async (userId: number, body: Record<string, unknown> = { reason: "Spam" }) =>
    call(BAN, { ...(await confirmed(await createAdmin())), params: { userId }, body });

  test("takes effect at once on sessions, tokens and login", async () => {
    const user = await createUser({ password: "only-i-know-this" });
    const [session, bearer] = [await createSession(user), await createAccessToken({ user })];

    const { json } = await ban(user.id);

    expect(json.user).toMatchObject({ ban_reason: "Spam", banned_until: null, banned_at: expect.any(String) });
    expect((await call(BOOTSTRAP, { session })).json.data.user).toBeNull();
    expect(await call(BOOTSTRAP, { bearer })).toBeRefused(401, "unauthenticated");
    const login = await call(LOGIN, { body: { email: user.email, password: "only-i-know-this" } });
    expect(login.json.errors).toEqual({ email: ["This account is suspended."] });
  });

  test("bans the user until the given time, after which the user can log in", async () => {
    const user = await createUser({ password: "only-i-know-this" });
    const until = new Date(Date.now() + HOUR_MS).toISOString();
    expect((await ban(user.id, { reason: "Spam", until })).json.user.banned_until).toBe(until);
    await db.user.update({ where: { id: user.id }, data: { bannedUntil: new Date(Date.now() - 1) } });

    expect((await call(LOGIN, { body: { email: user.email, password: "only-i-know-this" } })).status).toBe(200);
  });

  test.each([
    [{}, "reason"],
    [{ reason: " " }, "reason"],
    [{ reason: "Spam", until: "2020-01-01T00:00:00Z" }, "until"],
    [{ reason: "Spam", until: "tomorrow" }, "until"],
    [{ reason: "Spam", until: "9999-12-31T23:59:59-14:00" }, "until"],
  ])("reports the invalid field in %j", async (body, field) => {
    expect(await ban((await createUser()).id, body)).toNameFields(field);
  });

  test("needs a confirmed password, and no token can do it", async () => {
    const [as, user] = [await createAdmin(), await createUser()];
    const options = { params: { userId: user.id }, body: { reason: "Spam" } };

    expect(await call(BAN, { as, ...options })).toBeRefused(423, "password_required");
    expect(await call(BAN, { bearer: await createAccessToken({ user: as }), ...options })).toBeRefused(
      403,
      "forbidden",
    );
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ bannedAt: null });
  });

  test("does not let users ban themselves", async () => {
    const as = await createAdmin();

    const options = { params: { userId: as.id }, body: { reason: "x" } };
    expect(await call(BAN, { ...(await confirmed(as)), ...options })).toBeRefused(409, "conflict");
  });

  test("lets only an admin ban an admin", async () => {
    const as = await createUser({ permissions: ["users.update"] });

    const options = { params: { userId: (await getFirstAdmin()).id }, body: { reason: "x" } };
    expect(await call(BAN, { ...(await confirmed(as)), ...options })).toBeRefused(403, "forbidden");
  });

  test("is 404 for a user that does not exist", async () => {
    expect(await ban(4711)).toBeRefused(404, "not_found");
  });
});

describe("DELETE users/{id}/ban", () => {
  refusesWithoutPermission((options) => call(LIFT_BAN, { ...options, params: { userId: 1 } }));

  test("lifts a ban", async () => {
    const user = await createUser({ bannedAt: new Date() });

    const { json } = await call(LIFT_BAN, { as: await createAdmin(), params: { userId: user.id } });

    expect(json.user).toMatchObject({ banned_at: null, ban_reason: null });
  });
});
