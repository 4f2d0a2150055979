import { POST as DUPLICATE } from "@/app/api/v1/projects/[projectId]/duplicate/route";
import { POST as MOVE } from "@/app/api/v1/projects/[projectId]/move/route";
import { POST as PURGE } from "@/app/api/v1/projects/[projectId]/purge/route";
import { POST as RESTORE } from "@/app/api/v1/projects/[projectId]/restore/route";
import { DELETE, GET as GET_ONE, PUT } from "@/app/api/v1/projects/[projectId]/route";
import { GET, POST } from "@/app/api/v1/projects/route";
import { db } from "@/lib/db/db";
import { sweepProjects } from "@/lib/projects/deletion";
import { projects } from "@/lib/projects/feature";
import { recountStorage } from "@/lib/storage-use/storage-use";
import { call } from "../support/api";
import { addMember, createAccessToken, createProject, createUser, createWorkspace } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { uploadEntry, withDataFolder } from "../support/uploads";

withDataFolder();

type Person = { id: number };

const DAY_MS = 24 * 60 * 60 * 1000;
const createLimitedUser = (value: number) =>
  createUser({
    roles: [],
    permissions: [{ name: "projects.create", restrictions: [{ name: "count", value }] }, "workspaces.create"],
  });
const create = (as: Person, name = "Pottery studio", query: Record<string, number> = {}) =>
  call(POST, { as, body: { name }, query });
const idOf = async (response: ReturnType<typeof create>) => (await response).json.project.id as number;
const listNames = async (as: Person, query: Record<string, string | number> = {}) =>
  (await call(GET, { as, query })).json.pagination.data.map(({ name }: { name: string }) => name);
const remove = (as: Person, projectId: number) => call(DELETE, { as, params: { projectId } });
const restore = (as: Person, projectId: number) => call(RESTORE, { as, params: { projectId } });
/** How many projects count towards the user's limit. */
const countProjects = async ({ id: userId }: Person) =>
  (await db.contentUse.findUnique({ where: { userId } }))?.projects ?? 0;

describe("the documents of a user", () => {
  const fill = async (projectId: number, megabytes: number, payer: Person) => {
    await db.$executeRaw`
      UPDATE "ProjectDocument" SET document = repeat('x', ${megabytes * 1024 * 1024}::int) WHERE "projectId" = ${projectId}`;
    await recountStorage(db, payer.id);
  };
  const createPayer = () =>
    createUser({
      roles: [],
      permissions: [
        "projects.create",
        "workspaces.create",
        { name: "files.create", restrictions: [{ name: "max_bytes", value: 1 }] },
      ],
    });

  test("count in the trash too, so copies that are deleted again do not fill the disk", async () => {
    const as = await createPayer();
    const original = await createProject({ owner: as });
    await fill(original.id, 5, as);
    const duplicate = () => call(DUPLICATE, { as, params: { projectId: original.id } });

    let copies = 0;
    for (let response = await duplicate(); response.status === 201 && copies < 25; response = await duplicate()) {
      copies += 1;
      await remove(as, response.json.project.id);
    }

    expect(copies).toBe(9);
    expect(await duplicate()).toBeRefused(403, "limit_reached");
    expect((await duplicate()).json.message).toMatch(/95 of 100 MB are in use.*, 90 MB are in the trash/);
  });

  test("in a workspace count towards its owner, and not towards the member who makes a copy", async () => {
    const [owner, member] = [await createPayer(), await createPayer()];
    const workspace = await createWorkspace({ owner, members: [member] });
    const project = await createProject({ owner: member, workspace });
    await fill(project.id, 100, owner);

    expect(await create(owner)).toBeRefused(403, "limit_reached");
    expect((await create(member)).status).toBe(201);
  });
});

describe("GET projects", () => {
  refusesGuests((options) => call(GET, options));

  test("refuses a user without any permission for projects", async () => {
    expect(await call(GET, { as: await createUser({ roles: [] }) })).toBeRefused(403, "forbidden");
  });

  test("lists only the user's own projects, the most recently changed first", async () => {
    const as = await createUser();
    await createProject({ owner: as, name: "old", updatedAt: new Date(Date.now() - DAY_MS) });
    await createProject({ owner: as, name: "new" });
    await createProject({ owner: await createUser(), name: "theirs" });

    expect(await listNames(as)).toEqual(["new", "old"]);
  });

  test("searches, sorts and paginates", async () => {
    const as = await createUser();
    for (const name of ["b club", "a club", "menu"]) await createProject({ owner: as, name });

    expect(await listNames(as, { query: "CLUB", orderBy: "name", orderDir: "asc" })).toEqual(["a club", "b club"]);
    expect(await listNames(as, { perPage: 1, page: 2, orderBy: "name", orderDir: "asc" })).toEqual(["b club"]);
  });

  test("lists a workspace's projects only if the call names the workspace, and not for a stranger", async () => {
    const [owner, member, stranger] = [await createUser(), await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [member] });
    await createProject({ owner: member, workspace, name: "shared" });

    const query = { workspaceId: workspace.id };
    expect([await listNames(owner, query), await listNames(member)]).toEqual([["shared"], []]);
    expect(await call(GET, { as: stranger, query })).toBeRefused(404, "not_found");
  });

  test("lists everyone's projects only with the permission to see them", async () => {
    const name = `Everyone ${Date.now()}`;
    await createProject({ owner: await createUser(), name });
    const viewer = await createUser({ permissions: ["projects.view"] });
    const query = { everyone: "true", query: name };

    expect(await listNames(viewer, query)).toEqual([name]);
    expect(await call(GET, { as: await createUser(), query })).toBeRefused(403, "forbidden");
  });

  test.each<[Record<string, string>, string]>([
    [{ orderBy: "ownerId" }, "orderBy"],
    [{ trashed: "maybe" }, "trashed"],
    [{ colour: "red" }, "colour"],
  ])("names the invalid field in %j", async (query, field) => {
    expect(await call(GET, { as: await createUser(), query })).toNameFields(field);
  });
});

describe("POST projects", () => {
  refusesGuests((options) => call(POST, { ...options, body: { name: "One" } }));

  test("refuses a user without the permission", async () => {
    expect(await create(await createUser({ roles: [] }))).toBeRefused(403, "forbidden");
  });

  test("creates a project in the personal workspace, with a document", async () => {
    const as = await createUser();

    const { status, json } = await create(as, "  Pottery studio ");

    expect(status).toBe(201);
    expect(json.project).toMatchObject({ name: "Pottery studio", workspace_id: 0, version: 1, deleted_at: null });
    expect(await listNames(as)).toEqual(["Pottery studio"]);
  });

  test("begins the history of the project with its first version", async () => {
    const as = await createUser();

    const { json } = await create(as);

    const revisions = await db.projectRevision.findMany({ where: { projectId: json.project.id } });
    expect(revisions).toMatchObject([{ version: 1, userId: as.id }]);
  });

  test.each([[{}], [{ name: " " }], [{ name: "x".repeat(81) }], [{ name: 7 }]])(
    "names the invalid field in %j",
    async (body) => {
      expect(await call(POST, { as: await createUser(), body })).toNameFields("name");
    },
  );

  test("counts a workspace's project towards the limit of the workspace's owner", async () => {
    const [owner, member] = [await createLimitedUser(1), await createUser()];
    const workspace = await createWorkspace({ owner, members: [member] });

    expect((await create(member, "One", { workspaceId: workspace.id })).json.project.workspace_id).toBe(workspace.id);
    expect(await create(member, "Two", { workspaceId: workspace.id })).toBeRefused(403, "limit_reached");
    expect([await countProjects(owner), await countProjects(member)]).toEqual([1, 0]);
  });

  test("creates only three of eight concurrent projects if the limit is three", async () => {
    const as = await createLimitedUser(3);

    const responses = await Promise.all(Array.from({ length: 8 }, (_, n) => create(as, `Project ${n}`)));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403, 403, 403]);
    expect([await db.project.count({ where: { ownerId: as.id } }), await countProjects(as)]).toEqual([3, 3]);
  });
});

describe.each([
  ["GET projects/{id}", GET_ONE, undefined],
  ["PUT projects/{id}", PUT, { name: "Mine now" }],
  ["DELETE projects/{id}", DELETE, undefined],
  ["POST projects/{id}/duplicate", DUPLICATE, undefined],
  ["POST projects/{id}/move", MOVE, { workspace_id: 0 }],
  ["POST projects/{id}/restore", RESTORE, undefined],
] as const)("%s", (name, handler, body) => {
  refusesGuests((options) => call(handler, { ...options, params: { projectId: 1 }, ...(body && { body }) }));

  test("does not find someone else's project", async () => {
    const { id: projectId } = await createProject({ owner: await createUser() });
    if (name.endsWith("restore"))
      await db.project.update({ where: { id: projectId }, data: { deletedAt: new Date() } });

    const response = await call(handler, { as: await createUser(), params: { projectId }, ...(body && { body }) });

    expect(response).toBeRefused(404, "not_found");
  });
});

describe("a project", () => {
  test("is shown and renamed, which updates the time of its last change", async () => {
    const as = await createUser();
    const { id: projectId } = await createProject({ owner: as, updatedAt: new Date(Date.now() - DAY_MS) });
    const before = (await call(GET_ONE, { as, params: { projectId } })).json.project;

    const { json } = await call(PUT, { as, params: { projectId }, body: { name: "New name" } });

    expect(before).toMatchObject({ id: projectId, version: 1 });
    expect(json.project).toMatchObject({ id: projectId, name: "New name" });
    expect(json.project.updated_at > before.updated_at).toBe(true);
  });

  test("in a workspace is changed only by members whose role allows it", async () => {
    const [owner, viewer] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    await addMember(workspace.id, viewer, ["projects.view"]);
    const { id: projectId } = await createProject({ owner, workspace });
    const params = { projectId };

    expect((await call(GET_ONE, { as: viewer, params })).status).toBe(200);
    expect(await call(PUT, { as: viewer, params, body: { name: "Mine" } })).toBeRefused(403, "forbidden");
  });

  test("is copied with its document, under a name in the user's language", async () => {
    const as = await createUser({ language: "de" });
    const { id: projectId } = await createProject({ owner: as, name: "Walking club" });
    const document = JSON.stringify({ pages: [{ id: "other" }] });
    await db.projectDocument.update({ where: { projectId }, data: { document } });

    const { status, json } = await call(DUPLICATE, { as, params: { projectId } });

    expect([status, json.project.name, json.project.version]).toEqual([201, "Kopie von Walking club", 1]);
    expect(await db.projectDocument.findUniqueOrThrow({ where: { projectId: json.project.id } })).toMatchObject({
      document,
    });
  });

  test("is not copied beyond the limit", async () => {
    const as = await createLimitedUser(1);
    const projectId = await idOf(create(as));

    expect(await call(DUPLICATE, { as, params: { projectId } })).toBeRefused(403, "limit_reached");
    expect(await listNames(as)).toHaveLength(1);
  });
});

describe("the trash", () => {
  test("keeps a deleted project, which no longer counts towards the limit, until it is restored", async () => {
    const as = await createLimitedUser(1);
    const projectId = await idOf(create(as, "One"));

    await remove(as, projectId);
    expect([await listNames(as), await listNames(as, { trashed: "true" }), await countProjects(as)]).toEqual([
      [],
      ["One"],
      0,
    ]);
    expect(await call(GET_ONE, { as, params: { projectId } })).toBeRefused(404, "not_found");

    expect((await restore(as, projectId)).json.project).toMatchObject({ name: "One", deleted_at: null });
    expect([await listNames(as), await countProjects(as)]).toEqual([["One"], 1]);
  });

  test("does not restore a project beyond the limit", async () => {
    const as = await createLimitedUser(1);
    const projectId = await idOf(create(as, "One"));
    await remove(as, projectId);
    await create(as, "Two");

    expect(await restore(as, projectId)).toBeRefused(403, "limit_reached");
    expect(await listNames(as)).toEqual(["Two"]);
  });

  test("counts a project once, even if many concurrent calls delete and restore it", async () => {
    const as = await createLimitedUser(5);
    const projectId = await idOf(create(as));
    // Without a second project, a deletion that is counted twice would go unnoticed: the count is never below zero.
    await create(as);

    await Promise.all(Array.from({ length: 6 }, () => remove(as, projectId)));
    expect(await countProjects(as)).toBe(1);
    await Promise.all(Array.from({ length: 6 }, () => restore(as, projectId)));

    expect(await countProjects(as)).toBe(2);
  });

  test("deletes a project for good after 30 days", async () => {
    const as = await createUser();
    const [old, recent] = [await createProject({ owner: as }), await createProject({ owner: as })];
    const trashedDaysAgo = (days: number) => ({ deletedAt: new Date(Date.now() - days * DAY_MS) });
    await db.project.update({ where: { id: old.id }, data: trashedDaysAgo(31) });
    await db.project.update({ where: { id: recent.id }, data: trashedDaysAgo(29) });

    await sweepProjects();

    const remaining = await db.project.findMany({ where: { ownerId: as.id }, select: { id: true } });
    expect(remaining).toEqual([{ id: recent.id }]);
  });
});

describe("POST projects/{id}/purge", () => {
  const purge = (as: Person, projectId: number) => call(PURGE, { as, params: { projectId } });
  const createTrashed = async (options: Parameters<typeof createProject>[0]) => {
    const project = await createProject(options);
    return db.project.update({ where: { id: project.id }, data: { deletedAt: new Date() } });
  };
  const exists = async ({ id }: { id: number }) => (await db.project.count({ where: { id } })) > 0;

  refusesGuests((options) => call(PURGE, { ...options, params: { projectId: 1 } }));

  test("deletes a project in the trash for good, with its versions, and no other project", async () => {
    const as = await createUser();
    const [trashed, other] = [await createTrashed({ owner: as }), await createTrashed({ owner: as })];

    expect((await purge(as, trashed.id)).status).toBe(200);

    expect([await exists(trashed), await exists(other)]).toEqual([false, true]);
    expect(await db.projectRevision.count({ where: { projectId: trashed.id } })).toBe(0);
    expect(await purge(as, trashed.id)).toBeRefused(404, "not_found");
  });

  test("is 404 for a project that is not in the trash, and for a stranger's", async () => {
    const as = await createUser();
    const project = await createProject({ owner: as });
    const theirs = await createTrashed({ owner: await createUser() });

    expect(await purge(as, project.id)).toBeRefused(404, "not_found");
    expect(await purge(as, theirs.id)).toBeRefused(404, "not_found");
    expect([await exists(project), await exists(theirs)]).toEqual([true, true]);
  });

  test("is refused to a user without the permission for projects, and for an API token", async () => {
    const [as, guest] = [await createUser({ permissions: ["api.access"] }), await createUser({ roles: [] })];
    const project = await createTrashed({ owner: as });
    const bearer = await createAccessToken({ user: as });

    expect(await purge(guest, project.id)).toBeRefused(403, "forbidden");
    expect(await call(PURGE, { bearer, params: { projectId: project.id } })).toBeRefused(403, "forbidden");
    expect(await exists(project)).toBe(true);
  });

  test("is refused in a workspace to a member who may only move others' projects to the trash", async () => {
    const [owner, member] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    await addMember(workspace.id, member, ["projects.view", "projects.create", "projects.delete"]);
    const [theirs, own] = [
      await createTrashed({ owner, workspace }),
      await createTrashed({ owner: member, workspace }),
    ];

    expect(await purge(member, theirs.id)).toBeRefused(403, "forbidden");
    expect((await purge(member, own.id)).status).toBe(200);
    expect([await exists(theirs), await exists(own)]).toEqual([true, false]);
  });
});

describe("POST projects/{id}/move", () => {
  const move = (as: Person, projectId: number, workspace_id: number) =>
    call(MOVE, { as, params: { projectId }, body: { workspace_id } });

  test("moves a project to a workspace, where it counts towards the limit of the workspace's owner, and back", async () => {
    const [owner, member] = [await createUser(), await createLimitedUser(1)];
    const workspace = await createWorkspace({ owner, members: [member] });
    const projectId = await idOf(create(member));

    expect((await move(member, projectId, workspace.id)).json.project.workspace_id).toBe(workspace.id);
    expect([await countProjects(member), await countProjects(owner)]).toEqual([0, 1]);
    expect((await move(member, projectId, 0)).json.project.workspace_id).toBe(0);
    expect([await countProjects(member), await countProjects(owner)]).toEqual([1, 0]);
  });

  test("takes the caller's own files along that the project shows, so that the other members see them", async () => {
    const [owner, member, stranger] = [await createUser(), await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [member] });
    const [shown, other] = [await uploadEntry(member), await uploadEntry(member)];
    const theirs = await uploadEntry(stranger);
    const project = await createProject({ owner: member });
    const document = JSON.stringify([shown, theirs].map(({ id }) => `/api/v1/file-entries/${id}/download`));
    await db.projectDocument.update({ where: { projectId: project.id }, data: { document } });
    await recountStorage(db, member.id);
    const placeOf = async ({ id }: { id: number }) => (await db.fileEntry.findUnique({ where: { id } }))?.workspaceId;

    expect((await move(member, project.id, workspace.id)).status).toBe(200);

    expect([await placeOf(shown), await placeOf(other), await placeOf(theirs)]).toEqual([workspace.id, null, null]);
    const used = async (user: Person) => (await db.storageUse.findUnique({ where: { userId: user.id } }))?.bytes;
    const before = [await used(member), await used(owner)];
    await recountStorage(db, member.id, owner.id);
    expect(before).toEqual([await used(member), await used(owner)]);
  });

  test("changes nothing if the workspace's owner has reached the limit", async () => {
    const [owner, member] = [await createLimitedUser(0), await createUser()];
    const workspace = await createWorkspace({ owner, members: [member] });
    const projectId = await idOf(create(member));

    expect(await move(member, projectId, workspace.id)).toBeRefused(403, "limit_reached");
    expect([await countProjects(member), await listNames(member)]).toEqual([1, ["Pottery studio"]]);
  });

  test("does not find a workspace that the caller is not a member of", async () => {
    const workspace = await createWorkspace({ owner: await createUser() });
    const as = await createUser();

    expect(await move(as, await idOf(create(as)), workspace.id)).toBeRefused(404, "not_found");
  });

  test("refuses an invalid workspace, and names the field", async () => {
    const as = await createUser();
    const params = { projectId: await idOf(create(as)) };

    expect(await call(MOVE, { as, params, body: { workspace_id: -1 } })).toNameFields("workspace_id");
  });
});

describe("the deletion of an account", () => {
  const removeUser = (user: Person) => db.$transaction((tx) => projects.removeWithUser(tx, user.id));

  test("gives the user's projects in other people's workspaces to the owners of those workspaces", async () => {
    const [owner, user] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [user] });
    const { id } = await createProject({ owner: user, workspace });

    await removeUser(user);

    expect(await db.project.findUniqueOrThrow({ where: { id } })).toMatchObject({ ownerId: owner.id });
  });

  test("makes other members' projects in the user's workspaces personal, and counts them towards the members' limits", async () => {
    const [user, member] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner: user, members: [member] });
    await createProject({ owner: member, workspace, name: "Mine" });
    const trashed = await createProject({ owner: member, workspace });
    await db.project.update({ where: { id: trashed.id }, data: { deletedAt: new Date() } });

    await removeUser(user);

    expect([await listNames(member), await countProjects(member)]).toEqual([["Mine"], 1]);
  });
});
