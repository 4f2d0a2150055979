import { GET, POST } from "@/app/api/v1/roles/route";
import { GET as API_ACCESS } from "@/app/api/v1/tools/api/route";
import { findSessionActor } from "@/lib/auth/find-actor";
import { db } from "@/lib/db/db";
import { inWorkspace, requireWorkspace } from "@/lib/ownership/scope";
import { call, createSession } from "../support/api";
import { createAdmin, createUser, createWorkspace, roleInput } from "../support/factories";

describe("the query parameter workspaceId", () => {
  const list = async (as: { id: number }, workspaceId: string | number) => call(GET, { as, query: { workspaceId } });

  test("is accepted if it names a workspace that the user owns or is a member of", async () => {
    const [owner, member] = [await createAdmin(), await createAdmin()];
    const { id } = await createWorkspace({ owner, members: [member] });

    expect([(await list(owner, id)).status, (await list(member, id)).status]).toEqual([200, 200]);
  });

  test("is 404 if it names another user's workspace, even for an admin, because the id alone gives no access", async () => {
    const { id } = await createWorkspace({ owner: await createUser() });

    expect(await list(await createAdmin(), id)).toBeRefused(404, "not_found");
  });

  test("is 404 from the next call on if it names a workspace that the user has left", async () => {
    const as = await createAdmin();
    const { id } = await createWorkspace({ owner: await createUser(), members: [as] });
    await db.workspaceMember.deleteMany({ where: { userId: as.id } });

    expect(await list(as, id)).toBeRefused(404, "not_found");
  });

  test.each(["4711", "-1", "1e3", "one", "99999999999", " "])("%j is 404", async (workspaceId) => {
    expect(await list(await createAdmin(), workspaceId)).toBeRefused(404, "not_found");
  });

  test("is 404 for a guest", async () => {
    const { id } = await createWorkspace({ owner: await createUser() });

    expect(await call(API_ACCESS, { query: { workspaceId: id } })).toBeRefused(404, "not_found");
  });

  test.each(["0", ""])("%j is accepted and names no workspace", async (workspaceId) => {
    expect((await list(await createAdmin(), workspaceId)).status).toBe(200);
  });

  test("is checked after the rest of the call's input, and before the call runs", async () => {
    const as = await createAdmin();
    const { id: workspaceId } = await createWorkspace({ owner: await createUser() });
    const send = (body: object) => call(POST, { as, query: { workspaceId }, body });

    expect(await send({ name: 1 })).toNameFields("name");
    expect(await send(roleInput({ name: "Never" }))).toBeRefused(404, "not_found");
    expect(await db.role.count({ where: { name: "Never" } })).toBe(0);
  });
});

describe("the scope of a call", () => {
  test("contains the permissions of the member's role in the workspace", async () => {
    const member = await createUser();
    const owner = await createUser();
    const { id } = await createWorkspace({ owner, members: [member] });
    const actor = await findSessionActor(await createSession(member));

    const scope = await requireWorkspace(actor, String(id));

    expect(scope).toMatchObject({ id, ownerId: owner.id });
    expect(scope?.permissions.map(({ name }) => name)).toContain("sites.create");
  });

  test("limits rows to the workspace, or to the actor's personal rows if there is no workspace", () => {
    const scope = { id: 7, ownerId: 1, permissions: [] };

    expect([inWorkspace({ id: 3 }, scope), inWorkspace({ id: 3 }, null)]).toEqual([
      { workspaceId: 7 },
      { ownerId: 3, workspaceId: null },
    ]);
  });
});
