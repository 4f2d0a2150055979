import { POST as DUPLICATE } from "@/app/api/v1/projects/[projectId]/duplicate/route";
import { GET as GET_PROJECT } from "@/app/api/v1/projects/[projectId]/route";
import { POST as CREATE_PROJECT, GET as PROJECTS } from "@/app/api/v1/projects/route";
import { DELETE, PUT } from "@/app/api/v1/workspaces/[workspaceId]/members/[userId]/route";
import { GET } from "@/app/api/v1/workspaces/[workspaceId]/members/route";
import { GET as GET_WORKSPACE } from "@/app/api/v1/workspaces/[workspaceId]/route";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import {
  addMember,
  createProject,
  createRole,
  createSite,
  createUser,
  createWorkspace,
  getSeededRole,
} from "../support/factories";
import { refusesGuests } from "../support/refuses";

type Person = { id: number };

const params = (workspaceId: number, user?: Person) => ({ workspaceId, ...(user && { userId: user.id }) });
const remove = (as: Person, id: number, user: Person) => call(DELETE, { as, params: params(id, user) });
const changeRole = (as: Person, id: number, { user, roleId }: { user: Person; roleId: number }) =>
  call(PUT, { as, params: params(id, user), body: { role_id: roleId } });
const contentUseOf = async ({ id: userId }: Person) => await db.contentUse.findUnique({ where: { userId } });

async function createTeam() {
  const [owner, member] = [await createUser(), await createUser()];
  return { owner, member, ...(await createWorkspace({ owner, members: [member] })) };
}

describe("GET workspaces/{id}/members", () => {
  refusesGuests((options) => call(GET, { ...options, params: params(1) }));

  test("lists the members in the order in which they joined, and marks the owner", async () => {
    const { owner, member, id } = await createTeam();
    const contributor = await createUser({ firstName: "Cleo" });
    await addMember(id, contributor, ["projects.create"]);

    const { data } = (await call(GET, { as: contributor, params: params(id) })).json.pagination;

    expect(data.map((row: Person) => row.id)).toEqual([owner.id, member.id, contributor.id]);
    expect(data[0]).toMatchObject({ is_owner: true, role: { name: "Workspace admin" } });
    expect(data[2]).toMatchObject({ display_name: "Cleo", email: contributor.email, is_owner: false });
  });

  test.each(["cleop", "ILOPA", "zanzibar@"])("finds members by a part of their name or address: %s", async (query) => {
    const { owner, id } = await createTeam();
    const member = { firstName: "Cleopatra", lastName: "Philopator", email: "zanzibar@example.com" };
    await addMember(id, await createUser(member), ["projects.create"]);

    const { data } = (await call(GET, { as: owner, params: params(id), query: { query } })).json.pagination;

    expect(data).toMatchObject([{ display_name: "Cleopatra Philopator" }]);
  });

  test("is 404 for a stranger", async () => {
    const { id } = await createTeam();

    expect(await call(GET, { as: await createUser(), params: params(id) })).toBeRefused(404, "not_found");
  });
});

describe("PUT workspaces/{id}/members/{userId}", () => {
  refusesGuests((options) => call(PUT, { ...options, params: params(1, { id: 1 }), body: { role_id: 1 } }));

  test("changes what the member may do from the next call on", async () => {
    const { owner, member, id } = await createTeam();
    const { id: roleId } = await createRole({ type: "workspace", permissions: ["files.create"] });

    const response = await changeRole(owner, id, { user: member, roleId });

    expect(response.json.member.role.id).toBe(roleId);
    const creation = await call(CREATE_PROJECT, { as: member, query: { workspaceId: id }, body: { name: "Late" } });
    expect(creation).toBeRefused(403, "forbidden");
  });

  test("refuses a role that is not a workspace role, and names the field", async () => {
    const { owner, member, id } = await createTeam();

    const { id: roleId } = await getSeededRole("admin");

    expect(await changeRole(owner, id, { user: member, roleId })).toNameFields("role_id");
  });

  test("refuses to change the owner's role", async () => {
    const { owner, member, id } = await createTeam();
    const { id: roleId } = await getSeededRole("workspace-editor");

    expect(await changeRole(member, id, { user: owner, roleId })).toBeRefused(409, "conflict");
  });

  test("is refused to a member who may not manage the workspace, and is 404 if the caller or the other user is not a member", async () => {
    const { owner, member, id } = await createTeam();
    const editor = await createUser();
    await addMember(id, editor, ["projects.create"]);
    const { id: roleId } = await getSeededRole("workspace-editor");

    expect(await changeRole(editor, id, { user: member, roleId })).toBeRefused(403, "forbidden");
    expect(await changeRole(await createUser(), id, { user: member, roleId })).toBeRefused(404, "not_found");
    expect(await changeRole(owner, id, { user: await createUser(), roleId })).toBeRefused(404, "not_found");
  });

  test("does not let a manager assign a role, or remove a member, with permissions that the manager lacks", async () => {
    const { member, id } = await createTeam();
    const manager = await createUser();
    await addMember(id, manager, ["workspaces.update", "projects.create"]);
    const { id: roleId } = await getSeededRole("workspace-admin");

    expect(await changeRole(manager, id, { user: manager, roleId })).toBeRefused(403, "forbidden");
    expect(await remove(manager, id, member)).toBeRefused(403, "forbidden");
  });
});

describe("DELETE workspaces/{id}/members/{userId}", () => {
  refusesGuests((options) => call(DELETE, { ...options, params: params(1, { id: 1 }) }));

  test("denies the member access to the workspace and its content from the next call on", async () => {
    const { owner, member, id } = await createTeam();
    const project = await createProject({ owner: member, workspace: { id } });

    await remove(owner, id, member);

    expect(await call(GET_WORKSPACE, { as: member, params: params(id) })).toBeRefused(404, "not_found");
    expect(await call(PROJECTS, { as: member, query: { workspaceId: id } })).toBeRefused(404, "not_found");
    const projectId = { projectId: project.id };
    expect(await call(GET_PROJECT, { as: member, params: projectId })).toBeRefused(404, "not_found");
    expect(await call(DUPLICATE, { as: member, params: projectId })).toBeRefused(404, "not_found");
  });

  test("passes the member's content to the owner, and the content still counts towards the owner's limits", async () => {
    const { owner, member, id } = await createTeam();
    await call(CREATE_PROJECT, { as: member, query: { workspaceId: id }, body: { name: "Tea house" } });

    await remove(owner, id, member);

    expect(await db.project.findFirst()).toMatchObject({ ownerId: owner.id, workspaceId: id });
    expect([await contentUseOf(owner), await contentUseOf(member)]).toMatchObject([{ projects: 1 }, null]);
  });

  test("makes the site's owner the recipient of form messages instead of the member, but only for sites in this workspace", async () => {
    const { owner, member, id } = await createTeam();
    const { email } = member;
    const personalSite = await createSite({ owner: member, recipient: email });
    const memberSite = await createSite({ owner: member, workspace: { id }, recipient: email });
    const ownerSite = await createSite({ owner, workspace: { id }, recipient: email });
    const otherRecipientSite = await createSite({ owner, workspace: { id }, recipient: "desk@example.com" });
    const outsideSite = await createSite({ owner, recipient: email });

    await remove(owner, id, member);

    const recipientOf = async (site: { id: number }) =>
      (await db.site.findUniqueOrThrow({ where: { id: site.id } })).recipient;
    expect(
      await Promise.all([personalSite, memberSite, ownerSite, otherRecipientSite, outsideSite].map(recipientOf)),
    ).toEqual([email, owner.email, owner.email, "desk@example.com", email]);
  });

  test("lets a member leave without permission to manage the workspace", async () => {
    const { owner, id } = await createTeam();
    const contributor = await createUser();
    await addMember(id, contributor, ["projects.create"]);

    expect((await remove(contributor, id, contributor)).status).toBe(200);
    expect((await call(GET_WORKSPACE, { as: owner, params: params(id) })).json.workspace.members_count).toBe(2);
  });

  test("does not let the owner leave or be removed", async () => {
    const { owner, member, id } = await createTeam();

    expect(await remove(owner, id, owner)).toBeRefused(409, "conflict");
    expect(await remove(member, id, owner)).toBeRefused(409, "conflict");
  });

  test("is refused to a member who may not manage the workspace, and is 404 if the caller or the other user is not a member", async () => {
    const { owner, member, id } = await createTeam();
    const editor = await createUser();
    await addMember(id, editor, ["projects.create"]);

    expect(await remove(editor, id, member)).toBeRefused(403, "forbidden");
    expect(await remove(await createUser(), id, member)).toBeRefused(404, "not_found");
    expect(await remove(owner, id, await createUser())).toBeRefused(404, "not_found");
  });
});
