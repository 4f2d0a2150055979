import { POST as MOVE, GET as PREVIEW } from "@/app/api/v1/projects/[projectId]/move/route";
import { POST as PUBLISH } from "@/app/api/v1/sites/[siteId]/publication/route";
import { GET as SUBMISSIONS } from "@/app/api/v1/sites/[siteId]/submissions/route";
import { db } from "@/lib/db/db";
import type { Permission } from "@/lib/permissions/permissions";
import { recountStorage } from "@/lib/storage-use/storage-use";
import { call } from "../support/api";
import {
  addMember,
  addMemberAs,
  createAccessToken,
  createDomain,
  createProject,
  createSite,
  createUser,
  createWorkspace,
} from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { image, page, publish, saveDocument } from "../support/sites";
import { storedBytes } from "../support/stored-bytes";
import { uploadEntry, withDataFolder } from "../support/uploads";

withDataFolder();

type Person = { id: number };
type Noun = "projects" | "sites" | "domains";

const move = (as: Person, { id: projectId }: { id: number }, workspace_id: number) =>
  call(MOVE, { as, params: { projectId }, body: { workspace_id } });
const preview = (as: Person, { id: projectId }: { id: number }, workspace_id: number) =>
  call(PREVIEW, { as, params: { projectId }, query: { workspace_id } });
const counted = async ({ id: userId }: Person) => {
  const use = await db.contentUse.findUnique({ where: { userId } });
  return [use?.projects ?? 0, use?.sites ?? 0, use?.domains ?? 0];
};
/** Counts the rows towards the limits and the storage, which the factories do not do. */
async function count({ id: userId }: Person, [projects = 0, sites = 0, domains = 0]: number[]) {
  const counts = { projects, sites, domains };
  await db.contentUse.upsert({ where: { userId }, create: { userId, ...counts }, update: counts });
  await recountStorage(db, userId);
}
const placeOf = async ({ id }: { id: number }) =>
  db.site.findUniqueOrThrow({ where: { id }, select: { ownerId: true, workspaceId: true } });
const recipientOf = async ({ id }: { id: number }) => (await db.site.findUniqueOrThrow({ where: { id } })).recipient;
const grantOf = (noun: Noun, value: number) => ({
  name: `${noun}.create` as Permission,
  restrictions: [{ name: "count", value }],
});
/** Creates a user with these limits. Without a limit, the user may create any number. */
const createLimited = (limits: Partial<Record<Noun, number>> = {}) =>
  createUser({
    roles: [],
    permissions: [
      "workspaces.create",
      "files.create",
      "api.access",
      ...(["projects", "sites", "domains"] as const).map((noun) => grantOf(noun, limits[noun] ?? 100)),
    ],
  });

/** Creates a member of somebody else's workspace, with a personal project and its site, which has a domain. */
async function createMember(limits: Partial<Record<Noun, number>> = {}) {
  const [owner, member, colleague] = [await createLimited(limits), await createLimited(), await createUser()];
  const workspace = await createWorkspace({ owner, members: [member] });
  await addMemberAs("workspace-editor", workspace, colleague);
  const project = await createProject({ owner: member });
  const site = await createSite({ owner: member, project, name: "Tea house", recipient: member.email });
  const domain = await createDomain({ owner: member, site, state: "verified" });
  await count(member, [1, 1, 1]);
  return { owner, member, colleague, workspace, project, site, domain };
}

const storedTruth = async (users: Person[]) => {
  for (const { id } of users) expect(await storedBytes(id)).toBe(await usedBytes(id));
};
const usedBytes = async (userId: number) => Number((await db.storageUse.findUnique({ where: { userId } }))?.bytes ?? 0);

describe("a project that moves to a workspace", () => {
  test("takes its site along, which a colleague can then publish and whose messages the colleague can read", async () => {
    const { member, colleague, workspace, project, site } = await createMember();
    await saveDocument(member, { projectId: project.id }, [page("")]);
    await db.formSubmission.create({
      data: { siteId: site.id, formId: "f", formName: "Contact", page: "/", fields: [] },
    });
    const params = { siteId: site.id };
    expect(await call(PUBLISH, { as: colleague, params, body: {} })).toBeRefused(404, "not_found");

    expect((await move(member, project, workspace.id)).status).toBe(200);

    expect((await call(PUBLISH, { as: colleague, params, body: {} })).status).toBe(201);
    expect((await call(SUBMISSIONS, { as: colleague, params })).json.pagination.total).toBe(1);
    expect(await placeOf(site)).toEqual({ ownerId: member.id, workspaceId: workspace.id });
  });

  test("counts with its sites, domains and copies towards the workspace's owner, and back", async () => {
    const { owner, member, workspace, project, site, domain } = await createMember();
    await saveDocument(member, { projectId: project.id }, [page("")]);
    expect((await publish(member, site)).status).toBe(201);
    await recountStorage(db, member.id);

    expect((await move(member, project, workspace.id)).status).toBe(200);
    expect([await counted(member), await counted(owner)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
    await storedTruth([member, owner]);
    expect(await db.domain.findUniqueOrThrow({ where: { id: domain.id } })).toMatchObject({
      workspaceId: workspace.id,
      state: "verified",
    });

    expect((await move(member, project, 0)).status).toBe(200);
    expect([await counted(member), await counted(owner)]).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
    await storedTruth([member, owner]);
    expect(await placeOf(site)).toEqual({ ownerId: member.id, workspaceId: null });
  });

  test("takes a site in the trash along, which does not count, and its icon", async () => {
    const { owner, member, workspace, project, site } = await createMember();
    const icon = await uploadEntry(member);
    const address = `/api/v1/file-entries/${icon.id}/download`;
    await db.site.update({ where: { id: site.id }, data: { deletedAt: new Date(), icon: address } });
    await count(member, [1, 0, 1]);

    expect((await move(member, project, workspace.id)).status).toBe(200);

    expect((await placeOf(site)).workspaceId).toBe(workspace.id);
    expect((await db.fileEntry.findUniqueOrThrow({ where: { id: icon.id } })).workspaceId).toBe(workspace.id);
    expect(await counted(owner)).toEqual([1, 0, 1]);
    await storedTruth([member, owner]);
  });

  test.each(["projects", "sites", "domains"] as const)(
    "changes nothing if there would be too many %s",
    async (noun) => {
      const { owner, member, workspace, project, site, domain } = await createMember({ [noun]: 0 });

      const response = await move(member, project, workspace.id);

      expect(response).toBeRefused(403, "limit_reached");
      expect(response.json.message).toMatch(`too many ${noun === "domains" ? "branded domains" : noun}`);
      expect([await counted(member), await counted(owner)]).toEqual([
        [1, 1, 1],
        [0, 0, 0],
      ]);
      expect([await placeOf(site), await db.domain.findUniqueOrThrow({ where: { id: domain.id } })]).toMatchObject([
        { workspaceId: null },
        { workspaceId: null },
      ]);
      expect((await db.project.findUniqueOrThrow({ where: { id: project.id } })).workspaceId).toBeNull();
    },
  );

  test("changes nothing if the copies of its site do not fit into the storage", async () => {
    const { owner, member, workspace, project, site } = await createMember();
    const files = { name: "files.create", restrictions: [{ name: "max_bytes", value: 1 }] } as const;
    const permissions = ["projects.create", "sites.create", "domains.create", "workspaces.create"].map((name) => ({
      name,
      restrictions: [],
    }));
    await db.user.update({
      where: { id: owner.id },
      data: { permissions: [...permissions, { ...files, restrictions: [...files.restrictions] }] },
    });
    const data = { id: "copy", siteId: site.id, source: "a", key: "sites/a", mime: "video/mp4", extension: "mp4" };
    await db.publishedFile.create({ data: { ...data, size: 101 * 1024 * 1024 } });
    await recountStorage(db, member.id);

    const response = await move(member, project, workspace.id);

    expect(response).toBeRefused(403, "limit_reached");
    expect(response.json.message).toMatch("The storage is full");
    expect([await counted(member), (await placeOf(site)).workspaceId]).toEqual([[1, 1, 1], null]);
    await storedTruth([member]);
  });

  test("leaves sites of other people and places where they are", async () => {
    const { member, colleague, workspace, project, site } = await createMember();
    const elsewhere = await createSite({ owner: colleague, project });
    const other = await createWorkspace({ owner: member });
    const inOther = await createSite({ owner: member, project, workspace: other });

    expect((await move(member, project, workspace.id)).status).toBe(200);

    expect([await placeOf(site), await placeOf(elsewhere), await placeOf(inOther)]).toEqual([
      { ownerId: member.id, workspaceId: workspace.id },
      { ownerId: colleague.id, workspaceId: null },
      { ownerId: member.id, workspaceId: other.id },
    ]);
  });

  test("is recorded with its sites in the activity of the workspace", async () => {
    const { member, workspace, project } = await createMember();

    await move(member, project, workspace.id);

    const events = await db.workspaceEvent.findMany({ where: { workspaceId: workspace.id }, orderBy: { id: "asc" } });
    expect(events.map(({ action, details }) => [action, (details as { name: string }).name])).toEqual([
      ["project.moved_in", project.name],
      ["site.moved_in", "Tea house"],
    ]);
  });

  test("leaves its sites to a caller who may not have sites", async () => {
    const { workspace } = await createMember();
    const as = await createUser({ roles: [], permissions: ["projects.create"] });
    await addMemberAs("workspace-admin", workspace, as);
    const project = await createProject({ owner: as });
    const site = await createSite({ owner: as, project });

    expect((await preview(as, project, workspace.id)).json.move).toMatchObject({ sites: [], hidden: 1 });
    expect((await move(as, project, workspace.id)).status).toBe(200);
    expect((await placeOf(site)).workspaceId).toBeNull();
  });
});

describe("a project that leaves a workspace", () => {
  test("takes the sites of other members along, and their messages no longer go to those members", async () => {
    const { owner, member, colleague, workspace } = await createMember();
    const project = await createProject({ owner: colleague, workspace });
    const site = await createSite({ owner: colleague, workspace, project, recipient: colleague.email });
    const external = await createSite({ owner: colleague, workspace, project, recipient: "desk@example.com" });
    await count(owner, [1, 2, 0]);

    expect((await move(member, project, 0)).status).toBe(200);

    expect(await placeOf(site)).toEqual({ ownerId: member.id, workspaceId: null });
    expect([await recipientOf(site), await recipientOf(external)]).toEqual([member.email, "desk@example.com"]);
    const params = { siteId: site.id };
    expect(await call(SUBMISSIONS, { as: colleague, params })).toBeRefused(404, "not_found");
    expect(await counted(owner)).toEqual([0, 0, 0]);
  });

  test("belongs to the mover if its owner is not a member of the other workspace", async () => {
    const { member, colleague, workspace } = await createMember();
    const other = await createWorkspace({ owner: member });
    const project = await createProject({ owner: colleague, workspace });
    const site = await createSite({ owner: colleague, workspace, project, recipient: colleague.email });

    expect((await move(member, project, other.id)).status).toBe(200);

    expect(await placeOf(site)).toEqual({ ownerId: member.id, workspaceId: other.id });
    expect(await recipientOf(site)).toBe(member.email);
    expect((await db.project.findUniqueOrThrow({ where: { id: project.id } })).ownerId).toBe(member.id);
  });

  test("is refused to a member who may not move content, and for a token without that permission", async () => {
    const { owner, member, colleague, workspace } = await createMember();
    const project = await createProject({ owner: colleague, workspace });
    const site = await createSite({ owner: colleague, workspace, project });
    await addMember(workspace.id, await createUser(), ["projects.view"]);
    const bearer = await createAccessToken({ user: member, abilities: ["projects.create", "sites.create"] });
    const request = { params: { projectId: project.id }, body: { workspace_id: 0 } };

    expect(await move(colleague, project, 0)).toBeRefused(403, "forbidden");
    expect(await call(MOVE, { bearer, ...request })).toBeRefused(403, "forbidden");
    expect(await move(await createUser(), project, 0)).toBeRefused(404, "not_found");
    expect((await placeOf(site)).workspaceId).toBe(workspace.id);
    expect((await move(owner, project, 0)).status).toBe(200);
  });

  test("is refused into a workspace in which the caller is only an editor, and into one that was deleted", async () => {
    const { member, colleague, workspace } = await createMember();
    const project = await createProject({ owner: colleague });

    expect(await move(colleague, project, workspace.id)).toBeRefused(403, "forbidden");
    await db.workspace.update({ where: { id: workspace.id }, data: { deletedAt: new Date() } });
    expect(await move(member, await createProject({ owner: member }), workspace.id)).toBeRefused(404, "not_found");
  });
});

describe("GET projects/{id}/move", () => {
  refusesGuests(({ as }) => call(PREVIEW, { ...(as && { as }), params: { projectId: 1 }, query: { workspace_id: 0 } }));

  test("lists what moves, and the sites that stay with the reason, and moves nothing", async () => {
    const { member, colleague, workspace, project, site } = await createMember();
    const file = await uploadEntry(member);
    await saveDocument(member, { projectId: project.id }, [
      page("", [image(`/api/v1/file-entries/${file.id}/download`)]),
    ]);
    const other = await createWorkspace({ owner: member });
    const inOther = await createSite({ owner: member, project, workspace: other });
    await createSite({ owner: colleague, project });
    await createSite({ owner: member, project, workspace }); // is there already

    const { status, json } = await preview(member, project, workspace.id);

    expect(status).toBe(200);
    expect(json.move).toEqual({
      sites: [{ id: site.id, name: "Tea house" }],
      domains: 1,
      files: 1,
      staying: [{ id: inOther.id, name: inOther.name, reason: "elsewhere" }],
      hidden: 1,
    });
    expect((await placeOf(site)).workspaceId).toBeNull();
  });

  test("lists a site as not allowed if the caller may not move its domain", async () => {
    const { workspace } = await createMember();
    const as = await createUser({ roles: [], permissions: ["projects.create", "sites.create"] });
    await addMemberAs("workspace-admin", workspace, as);
    const project = await createProject({ owner: as });
    const site = await createSite({ owner: as, project });
    await createDomain({ owner: as, site });

    expect((await preview(as, project, workspace.id)).json.move).toMatchObject({
      sites: [],
      staying: [{ id: site.id, reason: "not_allowed" }],
    });
  });

  test("does not find a project of others, and refuses a member who may not move it", async () => {
    const { colleague, workspace } = await createMember();
    const project = await createProject({ owner: colleague, workspace });

    expect(await preview(await createUser(), project, 0)).toBeRefused(404, "not_found");
    expect(await preview(colleague, project, 0)).toBeRefused(403, "forbidden");
    expect(await preview(colleague, project, -1)).toNameFields("workspace_id");
  });
});

describe("moves at the same time", () => {
  test("in opposite directions all succeed", async () => {
    const [first, second] = [await createLimited(), await createLimited()];
    const [ofFirst, ofSecond] = [
      await createWorkspace({ owner: first, members: [second] }),
      await createWorkspace({ owner: second, members: [first] }),
    ];
    const PAIRS = 8;
    const create = async (workspace: { id: number }, owner: Person) => {
      const project = await createProject({ owner, workspace });
      const site = await createSite({ owner, workspace, project });
      return { project, site };
    };
    const there = await Promise.all(Array.from({ length: PAIRS }, () => create(ofFirst, first)));
    const back = await Promise.all(Array.from({ length: PAIRS }, () => create(ofSecond, second)));
    for (const user of [first, second]) await count(user, [PAIRS, PAIRS, 0]);

    const moves = there.flatMap(({ project }, index) => [
      move(first, project, ofSecond.id),
      move(second, back[index]?.project ?? project, ofFirst.id),
    ]);

    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(moves.map(() => 200));
    expect([await counted(first), await counted(second)]).toEqual([
      [PAIRS, PAIRS, 0],
      [PAIRS, PAIRS, 0],
    ]);
    await storedTruth([first, second]);
  });

  test("of one project to two places leave it and its site in the same place", async () => {
    const { member, workspace, project, site } = await createMember();
    const other = await createWorkspace({ owner: member });

    const responses = await Promise.all([move(member, project, workspace.id), move(member, project, other.id)]);

    expect(responses.some(({ status }) => status === 200)).toBe(true);
    expect(responses.every(({ status }) => [200, 409].includes(status))).toBe(true);
    const { workspaceId } = await db.project.findUniqueOrThrow({ where: { id: project.id } });
    expect((await placeOf(site)).workspaceId).toBe(workspaceId);
  });
});
