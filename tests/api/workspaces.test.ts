import { GET as LIST } from "@/app/api/v1/me/workspaces/route";
import { POST as CREATE_PROJECT } from "@/app/api/v1/projects/route";
import { GET as ACTIVITY } from "@/app/api/v1/workspaces/[workspaceId]/activity/route";
import { GET as CONTENT } from "@/app/api/v1/workspaces/[workspaceId]/content/route";
import { POST as RESTORE } from "@/app/api/v1/workspaces/[workspaceId]/restore/route";
import { DELETE, GET, PUT } from "@/app/api/v1/workspaces/[workspaceId]/route";
import { POST } from "@/app/api/v1/workspaces/route";
import { db } from "@/lib/db/db";
import type { Permission } from "@/lib/permissions/permissions";
import { sweepWorkspaces } from "@/lib/workspaces/sweep";
import { call } from "../support/api";
import { confirmed } from "../support/confirmed-session";
import {
  addMember,
  createAccessToken,
  createAdmin,
  createProject,
  createSite,
  createUser,
  createWorkspace,
  unique,
} from "../support/factories";
import { refusesGuests } from "../support/refuses";

type Person = { id: number };
type Row = { id: number; name: string };

const createLimitedUser = (count: number) =>
  createUser({
    roles: [],
    permissions: [{ name: "workspaces.create", restrictions: [{ name: "count", value: count }] }],
  });

const listWorkspaces = async (as: Person, query: Record<string, string> = {}) =>
  (await call(LIST, { as, query })).json.workspaces as (Row & Record<string, unknown>)[];
const create = (as: Person, name = unique("Studio")) => call(POST, { as, body: { name } });
const optionsFor = (as: Person, workspaceId: number) => ({ as, params: { workspaceId } });
const remove = async (as: Person, id: number) =>
  call(DELETE, { ...(await confirmed(as)), params: { workspaceId: id } });
const restore = (as: Person, id: number) => call(RESTORE, optionsFor(as, id));
const contentUseOf = async ({ id: userId }: Person) => await db.contentUse.findUnique({ where: { userId } });

describe("GET me/workspaces", () => {
  refusesGuests((options) => call(LIST, options));

  test("begins with the personal workspace, which has no database row", async () => {
    const [personal, ...others] = await listWorkspaces(await createUser());

    expect(personal).toMatchObject({ id: 0, name: "Default", members_count: 1, default: true });
    expect(others).toEqual([]);
  });

  test("lists the workspaces that the user owns or has joined, in alphabetical order, with their numbers of members", async () => {
    const [as, other] = [await createUser(), await createUser()];
    await createWorkspace({ owner: as, name: "Zebra", members: [other] });
    await createWorkspace({ owner: other, name: "Apple", members: [as] });
    await createWorkspace({ owner: other, name: "Not mine" });

    expect((await listWorkspaces(as)).slice(1)).toMatchObject([
      { name: "Apple", members_count: 2, default: false, is_owner: false, can_manage: true },
      { name: "Zebra", members_count: 2, default: false, is_owner: true, can_manage: true },
    ]);
  });

  test("lists deleted workspaces only for their owner, and only on request", async () => {
    const [owner, member] = [await createUser(), await createUser()];
    const { id } = await createWorkspace({ owner, members: [member] });
    await remove(owner, id);

    expect((await listWorkspaces(owner)).map((row) => row.id)).toEqual([0]);
    expect(await listWorkspaces(owner, { trashed: "true" })).toMatchObject([{ id, deleted_at: expect.any(String) }]);
    expect(await listWorkspaces(member, { trashed: "true" })).toEqual([]);
  });
});

describe("POST workspaces", () => {
  refusesGuests((options) => call(POST, { ...options, body: { name: "Studio" } }));

  test("makes the caller the owner and a member", async () => {
    const as = await createUser();

    const response = await create(as, "Studio");

    expect(response.status).toBe(201);
    expect(response.json.workspace).toMatchObject({ name: "Studio", members_count: 1, is_owner: true });
    expect(response.json.workspace.role.name).toBe("Workspace admin");
  });

  test("is refused without the permission", async () => {
    expect(await create(await createUser({ roles: [] }))).toBeRefused(403, "forbidden");
  });

  test.each([{ name: "" }, { name: "a".repeat(81) }, {}])("names the invalid field in %j", async (body) => {
    expect(await call(POST, { as: await createUser(), body })).toNameFields("name");
  });

  test("is refused at the limit, even in concurrent calls", async () => {
    const as = await createLimitedUser(2);

    const responses = await Promise.all(Array.from({ length: 6 }, () => create(as)));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403]);
    expect(await create(as)).toBeRefused(403, "limit_reached");
    expect(await db.workspace.count({ where: { ownerId: as.id } })).toBe(2);
  });
});

describe("GET workspaces/{id}", () => {
  refusesGuests((options) => call(GET, { ...options, params: { workspaceId: 1 } }));

  test("shows the workspace to a member and to a user who may see all, but not to a stranger", async () => {
    const [owner, member] = [await createUser(), await createUser()];
    const { id } = await createWorkspace({ owner, members: [member] });

    expect((await call(GET, optionsFor(member, id))).json.workspace).toMatchObject({ id, is_owner: false });
    expect((await call(GET, optionsFor(await createUser({ permissions: ["workspaces.view"] }), id))).status).toBe(200);
    expect(await call(GET, optionsFor(await createUser(), id))).toBeRefused(404, "not_found");
  });
});

describe("PUT workspaces/{id}", () => {
  refusesGuests((options) => call(PUT, { ...options, params: { workspaceId: 1 }, body: { name: "New" } }));
  const rename = (as: Person, id: number, name: unknown = "New") =>
    call(PUT, { ...optionsFor(as, id), body: { name } });

  test("renames the workspace", async () => {
    const owner = await createUser();
    const { id } = await createWorkspace({ owner });

    expect((await rename(owner, id)).json.workspace.name).toBe("New");
  });

  test.each<[Permission[], number]>([
    [["workspaces.update"], 200],
    [["admin"], 200],
    [["projects.create"], 403],
  ])("by a member with the permissions %j returns %s", async (permissions, status) => {
    const [owner, member] = [await createUser(), await createUser()];
    const { id } = await createWorkspace({ owner });
    await addMember(id, member, permissions);

    expect((await rename(member, id)).status).toBe(status);
  });

  test("works for a user who may change all workspaces, even without the permission to view them", async () => {
    const as = await createUser({ roles: [], permissions: ["workspaces.update"] });
    const { id } = await createWorkspace({ owner: await createUser() });

    expect((await rename(as, id)).json.workspace).toMatchObject({ id, name: "New", role: null });
  });

  test("is 404 for a stranger, and names the invalid field", async () => {
    const owner = await createUser();
    const { id } = await createWorkspace({ owner });

    expect(await rename(await createUser(), id)).toBeRefused(404, "not_found");
    expect(await rename(owner, id, "")).toNameFields("name");
  });

  test("refuses an API token that may not manage workspaces", async () => {
    const owner = await createUser();
    const { id } = await createWorkspace({ owner });
    const bearer = await createAccessToken({ user: owner, abilities: ["projects.create"] });

    const response = await call(PUT, { bearer, params: { workspaceId: id }, body: { name: "New" } });

    expect(response).toBeRefused(403, "forbidden");
  });
});

describe("GET workspaces/{id}/content", () => {
  refusesGuests((options) => call(CONTENT, { ...options, params: { workspaceId: 1 } }));

  test("counts what the workspace contains, without the trash", async () => {
    const owner = await createUser();
    const workspace = await createWorkspace({ owner, members: [await createUser()] });
    await createSite({ owner, workspace }); // also creates the project that the site shows
    const { id } = await createProject({ owner, workspace });
    await db.project.update({ where: { id }, data: { deletedAt: new Date() } });

    expect((await call(CONTENT, optionsFor(owner, workspace.id))).json.content).toEqual({
      members: 2,
      projects: 1,
      sites: 1,
      domains: 0,
      files: 0,
      templates: 0,
    });
  });

  test("is 404 for a stranger", async () => {
    const { id } = await createWorkspace({ owner: await createUser() });

    expect(await call(CONTENT, optionsFor(await createUser(), id))).toBeRefused(404, "not_found");
  });
});

describe("DELETE workspaces/{id}", () => {
  refusesGuests((options) => call(DELETE, { ...options, params: { workspaceId: 1 } }));

  test("is refused to a member who manages the workspace, and is 404 for a stranger", async () => {
    const [owner, member] = [await createUser(), await createUser()];
    const { id } = await createWorkspace({ owner, members: [member] });

    expect(await remove(member, id)).toBeRefused(403, "forbidden");
    expect(await remove(await createUser(), id)).toBeRefused(404, "not_found");
  });

  test("hides the workspace from its owner and its members from the next call on", async () => {
    const [owner, member] = [await createUser(), await createUser()];
    const { id } = await createWorkspace({ owner, members: [member] });

    await remove(owner, id);

    expect(await call(GET, optionsFor(owner, id))).toBeRefused(404, "not_found");
    const query = { workspaceId: id };
    expect(await call(CREATE_PROJECT, { as: member, query, body: { name: "Late" } })).toBeRefused(404, "not_found");
  });

  test("notifies the members, but not the owner who deletes it", async () => {
    const [owner, member] = [await createUser(), await createUser()];
    const { id } = await createWorkspace({ owner, members: [member], name: "Atelier" });

    await remove(owner, id);

    const notices = await db.notification.findMany({ where: { userId: { in: [owner.id, member.id] } } });
    expect(notices).toMatchObject([
      {
        userId: member.id,
        type: "workspaces.removed",
        data: { lines: [{ text: expect.stringMatching("was deleted"), values: { workspace: "Atelier" } }] },
      },
    ]);
  });

  test("needs a confirmed password, and no token can do it", async () => {
    const owner = await createUser();
    const { id } = await createWorkspace({ owner });
    const bearer = await createAccessToken({ user: owner });

    expect(await call(DELETE, optionsFor(owner, id))).toBeRefused(423, "password_required");
    expect(await call(DELETE, { bearer, params: { workspaceId: id } })).toBeRefused(403, "forbidden");
    expect(await db.workspace.findUnique({ where: { id } })).toMatchObject({ deletedAt: null });
  });

  test("makes room for another workspace, and cannot be undone if that would exceed the limit", async () => {
    const as = await createLimitedUser(1);
    const { id } = (await create(as)).json.workspace;
    await remove(as, id);
    await create(as, "Another");

    expect(await restore(as, id)).toBeRefused(403, "limit_reached");
    expect(await contentUseOf(as)).toMatchObject({ workspaces: 1 });
  });
});

describe("POST workspaces/{id}/restore", () => {
  refusesGuests((options) => call(RESTORE, { ...options, params: { workspaceId: 1 } }));

  test("restores the workspace with its members and content", async () => {
    const [owner, member] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [member] });
    const project = await createProject({ owner, workspace });
    await remove(owner, workspace.id);

    const response = await restore(owner, workspace.id);

    expect(response.json.workspace).toMatchObject({ id: workspace.id, members_count: 2, deleted_at: null });
    expect(await db.project.findUnique({ where: { id: project.id } })).toMatchObject({ workspaceId: workspace.id });
  });

  test("works for a user who may delete all workspaces, even without the permission to create one", async () => {
    const as = await createUser({ roles: [], permissions: ["workspaces.delete"] });
    const { id } = await createWorkspace({ owner: await createUser() });
    await remove(as, id);

    const response = await restore(as, id);

    expect(response.json.workspace).toMatchObject({ id, deleted_at: null });
  });

  test("respects the owner's limit, even if an admin restores the workspace", async () => {
    const owner = await createLimitedUser(1);
    const { id } = (await create(owner)).json.workspace;
    await remove(owner, id);
    await create(owner, "Another");

    expect(await restore(await createAdmin(), id)).toBeRefused(403, "limit_reached");
  });

  test("is 404 for a stranger and for a workspace that is not deleted, and 403 for a member", async () => {
    const [owner, member] = [await createUser(), await createUser()];
    const { id } = await createWorkspace({ owner, members: [member] });

    expect(await restore(owner, id)).toBeRefused(404, "not_found");
    await remove(owner, id);
    expect(await restore(await createUser(), id)).toBeRefused(404, "not_found");
    expect(await restore(member, id)).toBeRefused(403, "forbidden");
  });
});

describe("a workspace in the trash", () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const moveToTrash = (id: number, days: number) =>
    db.workspace.update({ where: { id }, data: { deletedAt: new Date(Date.now() - days * DAY_MS) } });

  test("is deleted after 30 days, and its projects become personal and count towards the limits of those who created them", async () => {
    const [owner, member] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [member] });
    const query = { workspaceId: workspace.id };
    await call(CREATE_PROJECT, { as: owner, query, body: { name: "By the owner" } });
    await call(CREATE_PROJECT, { as: member, query, body: { name: "By the member" } });
    await moveToTrash(workspace.id, 31);

    await sweepWorkspaces();

    expect(await db.workspace.count()).toBe(0);
    expect(await db.project.findMany({ orderBy: { id: "asc" } })).toMatchObject([
      { name: "By the owner", ownerId: owner.id, workspaceId: null },
      { name: "By the member", ownerId: member.id, workspaceId: null },
    ]);
    expect([await contentUseOf(owner), await contentUseOf(member)]).toMatchObject([{ projects: 1 }, { projects: 1 }]);
  });

  test("is not deleted after 29 days", async () => {
    const { id } = await createWorkspace({ owner: await createUser() });
    await moveToTrash(id, 29);

    await sweepWorkspaces();

    expect(await db.workspace.count()).toBe(1);
  });
});

describe("GET workspaces/{id}/activity", () => {
  refusesGuests((options) => call(ACTIVITY, { ...options, params: { workspaceId: 1 } }));

  test("shows each action with the user who did it, the newest first", async () => {
    const as = await createUser({ firstName: "Ines", lastName: "Okafor" });
    const { id } = (await create(as, "Studio")).json.workspace;
    await call(CREATE_PROJECT, { as, query: { workspaceId: id }, body: { name: "Tea house" } });

    const { data } = (await call(ACTIVITY, optionsFor(as, id))).json.pagination;

    expect(data).toMatchObject([
      { action: "project.created", details: { name: "Tea house" }, user: { display_name: "Ines Okafor" } },
      { action: "workspace.created", details: { name: "Studio" } },
    ]);
  });

  test("is 404 for a stranger, and reports an unknown parameter", async () => {
    const owner = await createUser();
    const { id } = await createWorkspace({ owner });

    expect(await call(ACTIVITY, optionsFor(await createUser(), id))).toBeRefused(404, "not_found");
    expect(await call(ACTIVITY, { ...optionsFor(owner, id), query: { orderBy: "name" } })).toNameFields("orderBy");
  });
});
