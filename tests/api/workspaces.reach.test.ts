import type { UserActor } from "@/lib/actor/actor";
import { findSessionActor } from "@/lib/auth/find-actor";
import { db } from "@/lib/db/db";
import type { ContentVerb } from "@/lib/ownership/policy";
import { inNamedWorkspace, viewableInWorkspace, withinReach } from "@/lib/ownership/reach";
import { requireWorkspace } from "@/lib/ownership/scope";
import type { Permission } from "@/lib/permissions/permissions";
import { createSession } from "../support/api";
import { addMember, createUser, createWorkspace, grant } from "../support/factories";

type User = { id: number };

const actorFor = async (user: User) => (await findSessionActor(await createSession(user))) as UserActor;

async function createRow(owner: User, workspaceId: number | null = null): Promise<number> {
  const columns = { name: "row", mime: "text/plain", extension: "txt", type: "text", size: 1, disk: "uploads" };
  const key = `uploads/${owner.id}-${Math.random()}`;
  return (await db.fileEntry.create({ data: { ...columns, key, ownerId: owner.id, workspaceId } })).id;
}

async function findReachableRows(user: User, verb: ContentVerb): Promise<number[]> {
  const where = withinReach(await actorFor(user), "files", verb);
  return (await db.fileEntry.findMany({ where, orderBy: { id: "asc" }, select: { id: true } })).map(({ id }) => id);
}

test("with a token, a member does what only admins do if the token may also manage workspaces", async () => {
  const [owner, member] = [await createUser(), await createUser()];
  const { id } = await createWorkspace({ owner });
  await addMember(id, member, ["files.view", "workspaces.update"]);
  const row = await createRow(owner, id);
  const actor = await actorFor(member);
  const find = (names: Permission[]) =>
    db.fileEntry.findMany({
      where: withinReach({ ...actor, token: { id: 1 }, permissions: names.map(grant) }, "files", "purge"),
      select: { id: true },
    });

  expect(await find(["files.create"])).toEqual([]);
  expect(await find(["files.create", "workspaces.create"])).toEqual([{ id: row }]);
});

test("the actor's personal rows are within reach, and other users' personal rows are not", async () => {
  const [user, other] = [await createUser(), await createUser()];
  const ownId = await createRow(user);
  await createRow(other);

  expect(await findReachableRows(user, "update")).toEqual([ownId]);
});

const ADMIN_ROLE: Permission[] = ["files.view", "workspaces.update"];

test.each<[Permission[], ContentVerb, "own" | "all" | "none"]>([
  [["files.view"], "view", "all"],
  [["files.view"], "delete", "none"],
  [["files.create"], "view", "own"],
  [["files.create"], "delete", "own"],
  [["files.create"], "purge", "own"],
  [["files.create"], "move", "none"],
  [["files.view", "files.create"], "update", "own"],
  [["files.view", "files.update"], "update", "all"],
  [["files.view", "files.update"], "delete", "none"],
  [["files.update"], "update", "none"],
  [["files.view", "files.delete"], "delete", "all"],
  [["files.view", "files.delete"], "purge", "none"],
  [ADMIN_ROLE, "purge", "all"],
  [ADMIN_ROLE, "move", "all"],
  [["workspaces.update"], "purge", "none"],
  [["admin"], "purge", "all"],
  [["projects.view"], "view", "none"],
])("with %j in a workspace role, a member may %s these rows of the workspace: %s", async (permissions, verb, reach) => {
  const [owner, member] = [await createUser(), await createUser()];
  const { id } = await createWorkspace({ owner });
  await addMember(id, member, permissions);
  const [others, own] = [await createRow(owner, id), await createRow(member, id)];

  expect(await findReachableRows(member, verb)).toEqual({ all: [others, own], own: [own], none: [] }[reach]);
});

test("the owner of a workspace reaches everything in it, whatever the role of its admins allows", async () => {
  const [owner, member] = [await createUser(), await createUser()];
  const { id } = await createWorkspace({ owner });
  await addMember(id, member, ["files.create"]);
  await db.role.update({ where: { key: "workspace-admin" }, data: { permissions: [] } });
  const row = await createRow(member, id);

  expect(await findReachableRows(owner, "purge")).toEqual([row]);
  expect(await findListedRows(owner, { id })).toEqual([row]);
});

test("with the permission files.delete, a user may delete every row", async () => {
  const [owner, staff] = [await createUser(), await createUser({ permissions: ["files.delete"] })];
  const { id } = await createWorkspace({ owner });
  const rows = [await createRow(owner), await createRow(owner, id)];

  expect(await findReachableRows(staff, "delete")).toEqual(rows);
});

test("a user with neither files.create nor files.view gets a 403", async () => {
  const user = await createUser({ roles: [] });
  await expect(findReachableRows(user, "view")).rejects.toMatchObject({ code: "forbidden" });
});

async function findListedRows(user: User, workspace: { id: number } | null): Promise<number[]> {
  const actor = await actorFor(user);
  const where = viewableInWorkspace(actor, await requireWorkspace(actor, String(workspace?.id ?? 0)), "files");
  return (await db.fileEntry.findMany({ where, orderBy: { id: "asc" }, select: { id: true } })).map(({ id }) => id);
}

describe("a list", () => {
  test("without a workspace has the actor's personal rows only", async () => {
    const [owner, other] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    const ownId = await createRow(owner);
    await createRow(owner, workspace.id);
    await createRow(other);

    expect(await findListedRows(owner, null)).toEqual([ownId]);
  });

  test.each<[Permission, "own" | "all" | "none"]>([
    ["files.view", "all"],
    ["files.create", "own"],
    ["admin", "all"],
    ["projects.view", "none"],
  ])("of a workspace shows these rows to a member whose workspace role has %s: %s", async (permission, listed) => {
    const [owner, user] = [await createUser(), await createUser()];
    const [workspace, otherWorkspace] = [await createWorkspace({ owner }), await createWorkspace({ owner })];
    await addMember(workspace.id, user, [permission]);
    const [others, own] = [await createRow(owner, workspace.id), await createRow(user, workspace.id)];
    await createRow(owner, otherWorkspace.id);
    await createRow(user);

    expect(await findListedRows(user, workspace)).toEqual({ all: [others, own], own: [own], none: [] }[listed]);
  });

  test("of a workspace is empty for a user who is no longer a member", async () => {
    const [owner, former] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    await createRow(owner, workspace.id);
    const scope = { id: workspace.id, ownerId: owner.id, permissions: [grant("files.view")] };

    const where = viewableInWorkspace(await actorFor(former), scope, "files");

    expect(await db.fileEntry.findMany({ where })).toEqual([]);
  });

  test("is refused (403) to a user with neither files.create nor files.view", async () => {
    await expect(findListedRows(await createUser({ roles: [] }), null)).rejects.toMatchObject({ code: "forbidden" });
  });
});

test("`inNamedWorkspace` finds only rows of the named workspace", async () => {
  const owner = await createUser();
  const [first, second] = [await createWorkspace({ owner }), await createWorkspace({ owner })];
  const rows = [await createRow(owner, first.id), await createRow(owner, second.id)];
  const scope = { id: first.id, ownerId: owner.id, permissions: [] };

  const foundRows = await db.fileEntry.findMany({ where: inNamedWorkspace(scope), select: { id: true } });

  expect(foundRows).toEqual([{ id: rows[0] }]);
});

test("`inNamedWorkspace` finds rows of all workspaces if none is named", () => {
  expect(inNamedWorkspace(null)).toEqual({});
});
