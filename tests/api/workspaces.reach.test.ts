import type { UserActor } from "@/lib/actor/actor";
import { findSessionActor } from "@/lib/auth/find-actor";
import { db } from "@/lib/db/db";
import { type ContentVerb, inNamedWorkspace, withinReach, withinReachInWorkspace } from "@/lib/ownership/reach";
import type { Permission } from "@/lib/permissions/permissions";
import { createSession } from "../support/api";
import { addMember, createUser, createWorkspace } from "../support/factories";

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

test("the actor's personal rows are within reach, and other users' personal rows are not", async () => {
  const [user, other] = [await createUser(), await createUser()];
  const ownId = await createRow(user);
  await createRow(other);

  expect(await findReachableRows(user, "update")).toEqual([ownId]);
});

test.each<[Permission, ContentVerb, boolean]>([
  ["files.view", "view", true],
  ["files.view", "delete", false],
  ["files.create", "delete", true],
  ["admin", "update", true],
  ["projects.view", "view", false],
])("with %s in a workspace role, a member may %s the workspace's rows: %s", async (permission, verb, isReachable) => {
  const [owner, member] = [await createUser(), await createUser()];
  const { id } = await createWorkspace({ owner });
  await addMember(id, member, [permission]);
  const row = await createRow(owner, id);

  expect(await findReachableRows(member, verb)).toEqual(isReachable ? [row] : []);
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
  const scope = workspace && { id: workspace.id, ownerId: user.id, permissions: [] };
  const where = withinReachInWorkspace(await actorFor(user), scope, { noun: "files", verb: "view" });
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

  test.each<[Permission, boolean]>([
    ["files.view", true],
    ["files.create", true],
    ["admin", true],
    ["projects.view", false],
  ])("of a workspace shows the rows to a member whose workspace role has %s: %s", async (permission, isListed) => {
    const [owner, user] = [await createUser(), await createUser()];
    const [workspace, otherWorkspace] = [await createWorkspace({ owner }), await createWorkspace({ owner })];
    await addMember(workspace.id, user, [permission]);
    const row = await createRow(owner, workspace.id);
    await createRow(owner, otherWorkspace.id);
    await createRow(user);

    expect(await findListedRows(user, workspace)).toEqual(isListed ? [row] : []);
  });

  test("of a workspace is empty for a user who is not a member", async () => {
    const [owner, stranger] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    await createRow(owner, workspace.id);

    expect(await findListedRows(stranger, workspace)).toEqual([]);
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
