import { DELETE, GET as GET_ONE, PUT } from "@/app/api/v1/roles/[roleId]/route";
import { GET, POST } from "@/app/api/v1/roles/route";
import { isEmbedded } from "@/lib/db/connection";
import { db } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import { call, createSession } from "../support/api";
import {
  createAdmin,
  createInvite,
  createRole,
  createUser,
  createWorkspace,
  getFirstAdmin,
  getSeededRole,
  grant,
  roleInput,
} from "../support/factories";
import { refusesWithoutPermission } from "../support/refuses";
import { until } from "../support/until";

describe("GET roles", () => {
  refusesWithoutPermission((options) => call(GET, options));

  test("lists the roles, the oldest first", async () => {
    const as = await createUser({ permissions: ["roles.view"] });

    const { status, json } = await call(GET, { as, query: { perPage: 2 } });

    expect(status).toBe(200);
    expect(json.pagination).toMatchObject({ current_page: 1, per_page: 2, from: 1, to: 2, total: 7, last_page: 4 });
    expect(json.pagination.data.map((role: { name: string }) => role.name)).toEqual(["Guests", "Users"]);
  });

  test("finds roles by part of the name and by type", async () => {
    const as = await createUser({ permissions: ["roles.view"] });

    const { json } = await call(GET, { as, query: { query: "ADMIN", type: "workspace" } });

    expect(json.pagination.data.map((role: { name: string }) => role.name)).toEqual(["Workspace admin"]);
  });

  test("counts the users of a role", async () => {
    const as = await createUser({ permissions: ["roles.view"] });
    const role = await createRole();
    await createUser({ roles: [role.id] });

    const { json } = await call(GET, { as, query: { query: role.name } });

    expect(json.pagination.data).toMatchObject([{ id: role.id, users_count: 1, system: false }]);
  });

  test.each(["orderBy=permissions", "colour=red", "perPage=101", "page=0", "type=global"])(
    "refuses ?%s",
    async (query) => {
      const as = await createUser({ permissions: ["roles.view"] });

      expect(await call(GET, { as, query })).toNameFields(query.split("=", 1)[0] ?? "");
    },
  );
});

describe("GET roles/{id}", () => {
  refusesWithoutPermission((options) => call(GET_ONE, { ...options, params: { roleId: 1 } }));

  test("shows a role with its permissions", async () => {
    const as = await createUser({ permissions: ["roles.view"] });
    const role = await createRole({ permissions: ["users.view"] });

    const { json } = await call(GET_ONE, { as, params: { roleId: role.id } });

    expect(json.role).toMatchObject({ id: role.id, type: "site", default: false, permissions: [grant("users.view")] });
  });

  test.each(["4711", "0", "-1", "1e3", "2147483648", "one", " 1"])("is 404 for the id %j", async (roleId) => {
    const as = await createUser({ permissions: ["roles.view"] });

    expect(await call(GET_ONE, { as, params: { roleId } })).toBeRefused(404, "not_found");
  });
});

describe("POST roles", () => {
  refusesWithoutPermission((options) => call(POST, { ...options, body: roleInput() }));

  test("creates a role", async () => {
    const as = await createAdmin();
    const permissions = [{ name: "projects.create", restrictions: [{ name: "count", value: 5 }] }];

    const { status, json } = await call(POST, { as, body: roleInput({ name: " Editors ", permissions }) });

    expect(status).toBe(201);
    expect(json).toMatchObject({ status: "success", role: { name: "Editors", type: "site", permissions } });
    expect(await db.role.findUnique({ where: { id: json.role.id } })).toMatchObject({ name: "Editors", permissions });
  });

  test.each([
    [{ name: "" }, "name"],
    [{ name: "n".repeat(81) }, "name"],
    [{ type: "global" }, "type"],
    [{ colour: "red" }, "colour"],
    [{ permissions: [{ name: "everything" }] }, "permissions.0.name"],
    [
      { permissions: [{ name: "users.view", restrictions: [{ name: "count", value: 1 }] }] },
      "permissions.0.restrictions.0.name",
    ],
    [
      { permissions: [{ name: "sites.create", restrictions: [{ name: "count", value: -1 }] }] },
      "permissions.0.restrictions.0.value",
    ],
    [{ permissions: [{ name: "users.view" }, { name: "users.view" }] }, "permissions"],
    [{ type: "workspace", default: true }, "default"],
  ])("reports the invalid field in %j", async (changes, field) => {
    expect(await call(POST, { as: await createAdmin(), body: roleInput(changes) })).toNameFields(field);
  });

  test("refuses a name that another role has", async () => {
    const response = await call(POST, { as: await createAdmin(), body: roleInput({ name: "Users" }) });

    expect(response).toNameFields("name");
    expect(response.json.errors.name).toEqual(["A role with this name already exists."]);
  });

  test("refuses a permission that the actor does not have", async () => {
    const as = await createUser({ permissions: ["roles.create", "users.view"] });
    const body = roleInput({ permissions: [grant("users.view"), grant("users.delete")] });

    const response = await call(POST, { as, body });

    expect(response).toBeRefused(403, "forbidden");
    expect(response.json.message).toContain("users.delete");
  });

  test("refuses a limit above the actor's own", async () => {
    const limitGrant = (value: number | null) => ({
      name: "projects.create" as const,
      restrictions: [{ name: "count", value }],
    });
    const as = await createUser({ roles: [], permissions: ["roles.create", limitGrant(3)] });
    const send = (value: number | null) => call(POST, { as, body: roleInput({ permissions: [limitGrant(value)] }) });

    expect([(await send(3)).status, (await send(4)).status, (await send(null)).status]).toEqual([201, 403, 403]);
  });
});

describe("PUT roles/{id}", () => {
  refusesWithoutPermission((options) => call(PUT, { ...options, params: { roleId: 1 }, body: {} }));

  test("changes only the given fields", async () => {
    const as = await createUser({ permissions: ["roles.update", "users.view"] });
    const role = await createRole({ description: "Before", permissions: ["users.view"] });

    const { json } = await call(PUT, { as, params: { roleId: role.id }, body: { description: "After" } });

    expect(json.role).toMatchObject({ name: role.name, description: "After", permissions: [grant("users.view")] });
  });

  test("applies an added permission from the next request on", async () => {
    const role = await createRole();
    const user = await createUser({ roles: [role.id] });
    expect(await call(GET, { as: user })).toBeRefused(403, "forbidden");

    await call(PUT, {
      as: await createAdmin(),
      params: { roleId: role.id },
      body: { permissions: [grant("roles.view")] },
    });

    expect((await call(GET, { as: user })).status).toBe(200);
  });

  test.each([
    { permissions: [] },
    { permissions: [grant("users.delete")] },
    { default: true },
    { type: "workspace" },
    { name: "Nobody" },
    { description: "For nobody." },
  ])("refuses the change %j of a role with a permission that the actor lacks", async (body) => {
    const as = await createUser({ permissions: ["roles.update"] });
    const role = await createRole({ permissions: ["users.delete"] });

    expect(await call(PUT, { as, params: { roleId: role.id }, body })).toBeRefused(403, "forbidden");
    expect(await db.role.findUnique({ where: { id: role.id } })).toEqual(role);
  });

  test("refuses to change a role with a limit above the actor's own", async () => {
    const as = await createUser({ permissions: ["roles.update"] });
    const role = await createRole({
      permissions: [{ name: "projects.create", restrictions: [{ name: "count", value: 1_000 }] }],
    });

    expect(await call(PUT, { as, params: { roleId: role.id }, body: { permissions: [] } })).toBeRefused(
      403,
      "forbidden",
    );
  });

  /** Whether another call waits for a lock, or for the only session of the embedded database. */
  async function isAnotherCallWaiting(): Promise<boolean> {
    if (isEmbedded()) return pool().totalCount - pool().idleCount > 1;
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    return (await pool().query(waiting)).rowCount !== 0;
  }

  test("refuses an outdated permission list that would restore a permission being removed at the same time", async () => {
    const as = await createUser({ permissions: ["roles.update"] });
    const oldPermissions = [grant("users.delete")];
    const role = await createRole({ permissions: ["users.delete"] });
    const session = await createSession(as);
    let response: ReturnType<typeof call> | undefined;

    await db.$transaction(async (tx) => {
      await tx.role.update({ where: { id: role.id }, data: { permissions: [] } });
      response = call(PUT, { session, params: { roleId: role.id }, body: { permissions: oldPermissions } });
      await until(isAnotherCallWaiting);
    });

    expect(await response).toBeRefused(403, "forbidden");
    expect(await db.role.findUnique({ where: { id: role.id } })).toMatchObject({ permissions: [] });
  });

  test("lets only an admin change a role with the admin permission", async () => {
    const as = await createUser({ permissions: ["roles.update"] });
    const role = await createRole({ permissions: ["admin"] });

    const change = { params: { roleId: role.id }, body: { name: "Mine" } };
    expect(await call(PUT, { as, ...change })).toBeRefused(403, "forbidden");
    expect((await call(PUT, { as: await createAdmin(), ...change })).status).toBe(200);
  });

  test("refuses to remove the admin permission from the admin role", async () => {
    const { id } = await getSeededRole("admin");

    const response = await call(PUT, { as: await createAdmin(), params: { roleId: id }, body: { permissions: [] } });

    expect(response).toBeRefused(409, "conflict");
    expect(await db.role.findUnique({ where: { id } })).toMatchObject({ permissions: [grant("admin")] });
  });

  test("does not let an admin remove the admin permission from their own role", async () => {
    const role = await createRole({ permissions: ["admin"] });
    const as = await createUser({ roles: [role.id] });

    expect(await call(PUT, { as, params: { roleId: role.id }, body: { permissions: [] } })).toBeRefused(
      409,
      "conflict",
    );
  });

  test("refuses to change the type of a role in use", async () => {
    const role = await createRole();
    await createUser({ roles: [role.id] });

    const response = await call(PUT, {
      as: await createAdmin(),
      params: { roleId: role.id },
      body: { type: "workspace" },
    });

    expect(response).toBeRefused(409, "conflict");
  });

  test("refuses to change the type of a role that Plinth needs, and says why", async () => {
    const { id: roleId } = await getSeededRole("guest");

    const response = await call(PUT, { as: await createAdmin(), params: { roleId }, body: { type: "workspace" } });

    expect(response).toBeRefused(409, "conflict");
    expect(response.json.message).toBe("Plinth needs this role, so its type cannot change.");
  });

  test("refuses a name that another role has", async () => {
    const role = await createRole();

    expect(
      await call(PUT, { as: await createAdmin(), params: { roleId: role.id }, body: { name: "Users" } }),
    ).toNameFields("name");
  });

  test("is 404 for a role that does not exist", async () => {
    expect(await call(PUT, { as: await createAdmin(), params: { roleId: 4711 }, body: {} })).toBeRefused(
      404,
      "not_found",
    );
  });
});

describe("DELETE roles/{id}", () => {
  refusesWithoutPermission((options) => call(DELETE, { ...options, params: { roleId: 1 } }));

  test("deletes the role, and removes it from its users", async () => {
    const as = await createUser({ permissions: ["roles.delete"] });
    const role = await createRole();
    const user = await createUser({ roles: [role.id] });

    const { status, json } = await call(DELETE, { as, params: { roleId: role.id } });

    expect([status, json]).toEqual([200, { status: "success" }]);
    expect(await db.role.count({ where: { id: role.id } })).toBe(0);
    expect(await db.roleUser.count({ where: { userId: user.id } })).toBe(0);
  });

  test("refuses to delete a role with a permission that the actor lacks", async () => {
    const as = await createUser({ permissions: ["roles.delete"] });
    const role = await createRole({ permissions: ["users.delete"] });

    expect(await call(DELETE, { as, params: { roleId: role.id } })).toBeRefused(403, "forbidden");
    expect(await db.role.count({ where: { id: role.id } })).toBe(1);
  });

  test.each(["guest", "user", "subscriber", "admin", "workspace-editor"])(
    "keeps the role %s, which Plinth needs",
    async (key) => {
      const { id } = await getSeededRole(key);

      expect(await call(DELETE, { as: await createAdmin(), params: { roleId: id } })).toBeRefused(409, "conflict");
    },
  );

  test("keeps a role that new accounts get", async () => {
    const role = await createRole({ default: true });

    expect(await call(DELETE, { as: await createAdmin(), params: { roleId: role.id } })).toBeRefused(409, "conflict");
    expect(await db.role.count({ where: { id: role.id } })).toBe(1);
  });

  test("keeps a role that a pending invite gives", async () => {
    const role = await createRole({ type: "workspace" });
    const invite = await createInvite({ workspace: await createWorkspace({ owner: await createUser() }) });
    await db.workspaceInvite.update({ where: { id: invite.id }, data: { roleId: role.id } });

    expect(await call(DELETE, { as: await createAdmin(), params: { roleId: role.id } })).toBeRefused(409, "conflict");
  });

  test("keeps a role that members of a workspace have", async () => {
    const role = await createRole({ type: "workspace" });
    const owner = await createUser();
    const workspace = await createWorkspace({ owner });
    await db.workspaceMember.updateMany({ where: { workspaceId: workspace.id }, data: { roleId: role.id } });

    expect(await call(DELETE, { as: await createAdmin(), params: { roleId: role.id } })).toBeRefused(409, "conflict");
  });

  test("keeps a role that makes the caller an admin, even if there are other admins", async () => {
    const role = await createRole({ permissions: ["admin"] });
    const as = await createUser({ roles: [role.id] });

    expect(await call(DELETE, { as, params: { roleId: role.id } })).toBeRefused(409, "conflict");
  });

  test("keeps the role of the last admin", async () => {
    const role = await createRole({ permissions: ["admin"] });
    const as = await createUser({ roles: [role.id] });
    await db.user.delete({ where: { id: (await getFirstAdmin()).id } });

    expect(await call(DELETE, { as, params: { roleId: role.id } })).toBeRefused(409, "conflict");
  });

  test("is 404 for a role that does not exist", async () => {
    expect(await call(DELETE, { as: await createAdmin(), params: { roleId: 4711 } })).toBeRefused(404, "not_found");
  });
});
