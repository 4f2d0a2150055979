import { POST as PURGE } from "@/app/api/v1/sites/[siteId]/purge/route";
import { POST as RESTORE } from "@/app/api/v1/sites/[siteId]/restore/route";
import { DELETE, GET as GET_ONE, PUT } from "@/app/api/v1/sites/[siteId]/route";
import { GET, POST } from "@/app/api/v1/sites/route";
import { db } from "@/lib/db/db";
import { recordEvidence } from "@/lib/sites/evidence";
import { sites } from "@/lib/sites/feature";
import { call } from "../support/api";
import {
  addMember,
  createAccessToken,
  createDomain,
  createProject,
  createSite,
  createUser,
  createWorkspace,
  unique,
} from "../support/factories";
import { refusesGuests } from "../support/refuses";

type Person = { id: number };

const createLimitedUser = (value: number) =>
  createUser({
    roles: [],
    permissions: ["projects.create", { name: "sites.create", restrictions: [{ name: "count", value }] }],
  });

async function siteInput(owner: Person, changes: Record<string, unknown> = {}) {
  const { id: project_id } = await createProject({ owner });
  return { name: "Pottery", slug: unique("pottery"), project_id, ...changes };
}

const create = async (as: Person, changes: Record<string, unknown> = {}) =>
  call(POST, { as, body: await siteInput(as, changes) });
const listNames = async (as: Person, query: Record<string, string | number> = {}) =>
  (await call(GET, { as, query })).json.pagination.data.map(({ name }: { name: string }) => name);
const countSites = async ({ id: userId }: Person) =>
  (await db.contentUse.findUnique({ where: { userId } }))?.sites ?? 0;

describe("GET sites", () => {
  refusesGuests((options) => call(GET, options));

  test("lists only the user's own sites", async () => {
    const as = await createUser();
    await createSite({ owner: as, name: "mine" });
    await createSite({ owner: await createUser(), name: "theirs" });

    expect(await listNames(as)).toEqual(["mine"]);
  });

  test("searches names and addresses, and finds the sites of a project", async () => {
    const as = await createUser();
    const project = await createProject({ owner: as });
    await createSite({ owner: as, name: "Tea house", slug: unique("tea"), project });
    await createSite({ owner: as, name: "Club", slug: unique("walking") });

    expect(await listNames(as, { query: "WALKING" })).toEqual(["Club"]);
    expect(await listNames(as, { query: "tea house" })).toEqual(["Tea house"]);
    expect(await listNames(as, { project_id: project.id })).toEqual(["Tea house"]);
  });

  test("lists a workspace's sites for its members, but not for a stranger", async () => {
    const [owner, member, stranger] = [await createUser(), await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    await addMember(workspace.id, member, ["sites.view"]);
    await createSite({ owner, workspace, name: "shared" });

    const query = { workspaceId: workspace.id };
    expect(await listNames(owner, query)).toEqual(["shared"]);
    expect(await listNames(member, query)).toEqual(["shared"]);
    expect(await call(GET, { as: stranger, query })).toBeRefused(404, "not_found");
  });

  test("lists everyone's sites only with the permission to see them", async () => {
    const name = unique("Everyone");
    await createSite({ owner: await createUser(), name });
    const query = { everyone: "true", query: name };

    expect(await listNames(await createUser({ permissions: ["sites.view"] }), query)).toEqual([name]);
    expect(await call(GET, { as: await createUser(), query })).toBeRefused(403, "forbidden");
  });

  test.each<[Record<string, string>, string]>([
    [{ orderBy: "slug; drop" }, "orderBy"],
    [{ project_id: "x" }, "project_id"],
  ])("names the invalid field in %j", async (query, field) => {
    expect(await call(GET, { as: await createUser(), query })).toNameFields(field);
  });
});

describe("POST sites", () => {
  refusesGuests((options) => call(POST, { ...options, body: { name: "One", slug: "one-site", project_id: 1 } }));

  test("refuses a user without the permission", async () => {
    const as = await createUser({ roles: [], permissions: ["projects.create"] });
    expect(await create(as)).toBeRefused(403, "forbidden");
  });

  test("creates an unpublished site, with the caller as recipient of its forms", async () => {
    const as = await createUser();
    const slug = unique("studio");

    const { status, json } = await create(as, { slug: slug.toUpperCase() });

    expect(status).toBe(201);
    expect(json.site).toMatchObject({ slug, recipient: as.email, publication: null, has_changes: false });
    expect(json.site.url).toMatch(new RegExp(`^http://${slug}\\.sites\\.localhost`));
    expect(await countSites(as)).toBe(1);
  });

  test.each([
    [{ slug: "ab" }, "slug"],
    [{ slug: "x".repeat(41) }, "slug"],
    [{ slug: "-pottery" }, "slug"],
    [{ slug: "preview-shop" }, "slug"],
    [{ slug: "pot tery" }, "slug"],
    [{ slug: "xn--pottery" }, "slug"],
    [{ slug: "admin" }, "slug"],
    [{ slug: "WWW" }, "slug"],
    [{ name: " " }, "name"],
    [{ language: "not a language" }, "language"],
    [{ recipient: "nobody" }, "recipient"],
    [{ colour: "red" }, "colour"],
  ])("names the invalid field in %j", async (changes, field) => {
    expect(await create(await createUser(), changes)).toNameFields(field);
  });

  test("refuses an address that another site has, even if that site is in the trash", async () => {
    const { slug } = await createSite({ owner: await createUser() });
    await db.site.update({ where: { slug }, data: { deletedAt: new Date() } });
    const as = await createUser();

    expect(await create(as, { slug })).toNameFields("slug");
    expect(await countSites(as)).toBe(0);
  });

  test("refuses somebody else's project as if it did not exist", async () => {
    const { id: project_id } = await createProject({ owner: await createUser() });

    expect(await create(await createUser(), { project_id })).toNameFields("project_id");
  });

  test("creates only three of eight concurrent sites if the limit is three", async () => {
    const as = await createLimitedUser(3);

    const responses = await Promise.all(Array.from({ length: 8 }, () => create(as)));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403, 403, 403]);
    expect([await db.site.count({ where: { ownerId: as.id } }), await countSites(as)]).toEqual([3, 3]);
  });

  test("gives an address to only one of 16 users who request it at the same time", async () => {
    const slug = unique("popular");
    const users = await Promise.all(Array.from({ length: 16 }, () => createUser()));

    const responses = await Promise.all(users.map((as) => create(as, { slug })));

    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(15);
  });
});

describe.each([
  ["GET sites/{id}", GET_ONE, undefined],
  ["PUT sites/{id}", PUT, { name: "Mine now" }],
  ["DELETE sites/{id}", DELETE, undefined],
  ["POST sites/{id}/restore", RESTORE, undefined],
  ["POST sites/{id}/purge", PURGE, undefined],
] as const)("%s", (name, handler, body) => {
  refusesGuests((options) => call(handler, { ...options, params: { siteId: 1 }, ...(body && { body }) }));

  test("does not find someone else's site", async () => {
    const { id: siteId } = await createSite({ owner: await createUser() });
    if (/restore|purge/.test(name)) await db.site.update({ where: { id: siteId }, data: { deletedAt: new Date() } });

    const response = await call(handler, { as: await createUser(), params: { siteId }, ...(body && { body }) });

    expect(response).toBeRefused(404, "not_found");
  });
});

describe("a site", () => {
  test("is changed only in the given fields", async () => {
    const as = await createUser();
    const { id: siteId, slug } = await createSite({ owner: as, recipient: "me@example.com" });

    const { json } = await call(PUT, { as, params: { siteId }, body: { name: "New", language: "de" } });

    expect(json.site).toMatchObject({ name: "New", slug, language: "de", recipient: "me@example.com" });
  });

  test("keeps its address if the new one is taken", async () => {
    const as = await createUser();
    const [site, otherSite] = [await createSite({ owner: as }), await createSite({ owner: as })];

    const response = await call(PUT, { as, params: { siteId: site.id }, body: { slug: otherSite.slug } });

    expect(response).toNameFields("slug");
    expect(await db.site.findUniqueOrThrow({ where: { id: site.id } })).toMatchObject({ slug: site.slug });
  });

  test("in a workspace can be changed only by a member whose role allows it", async () => {
    const [owner, viewer, editor] = [await createUser(), await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    await addMember(workspace.id, viewer, ["sites.view"]);
    await addMember(workspace.id, editor, ["sites.view", "sites.update"]);
    const { id: siteId } = await createSite({ owner, workspace });

    expect((await call(GET_ONE, { as: viewer, params: { siteId } })).status).toBe(200);
    expect(await call(PUT, { as: viewer, params: { siteId }, body: { name: "Mine" } })).toBeRefused(403, "forbidden");
    const { json } = await call(PUT, { as: editor, params: { siteId }, body: { name: "Ours" } });
    expect(json.site.name).toBe("Ours");
  });

  test("in the trash no longer counts towards the limit, and counts again once it is restored", async () => {
    const as = await createLimitedUser(1);
    const siteId = (await create(as, { name: "One" })).json.site.id;

    await call(DELETE, { as, params: { siteId } });
    expect([await listNames(as), await listNames(as, { trashed: "true" }), await countSites(as)]).toEqual([
      [],
      ["One"],
      0,
    ]);
    expect(await call(GET_ONE, { as, params: { siteId } })).toBeRefused(404, "not_found");

    expect((await call(RESTORE, { as, params: { siteId } })).json.site).toMatchObject({ deleted_at: null });
    expect([await listNames(as), await countSites(as)]).toEqual([["One"], 1]);
  });

  test("is not restored beyond the limit", async () => {
    const as = await createLimitedUser(1);
    const siteId = (await create(as, { name: "One" })).json.site.id;
    await call(DELETE, { as, params: { siteId } });
    await create(as, { name: "Two" });

    expect(await call(RESTORE, { as, params: { siteId } })).toBeRefused(403, "limit_reached");
  });

  test("in the trash is deleted for good, with its domains, which no longer count towards the limit", async () => {
    const as = await createLimitedUser(1);
    const siteId = (await create(as)).json.site.id;
    await createDomain({ owner: as, site: { id: siteId, workspaceId: null } });
    await db.contentUse.update({ where: { userId: as.id }, data: { domains: 1 } });

    expect(await call(PURGE, { as, params: { siteId } })).toBeRefused(404, "not_found");
    await call(DELETE, { as, params: { siteId } });
    expect((await call(PURGE, { as, params: { siteId } })).status).toBe(200);

    expect([await db.site.count({ where: { id: siteId } }), await db.domain.count({ where: { siteId } })]).toEqual([
      0, 0,
    ]);
    expect((await db.contentUse.findUniqueOrThrow({ where: { userId: as.id } })).domains).toBe(0);
  });

  test("is not deleted for good without the permission, by an API token, or while it is evidence", async () => {
    const as = await createUser({ permissions: ["api.access"] });
    const site = await createSite({ owner: as });
    await db.site.update({ where: { id: site.id }, data: { deletedAt: new Date() } });
    await db.$transaction((tx) =>
      recordEvidence(tx, { siteId: site.id, kind: "reported", actor: null, text: "Phishing" }),
    );
    const params = { siteId: site.id };

    expect(await call(PURGE, { as: await createUser({ roles: [] }), params })).toBeRefused(403, "forbidden");
    expect(await call(PURGE, { bearer: await createAccessToken({ user: as }), params })).toBeRefused(403, "forbidden");
    expect(await call(PURGE, { as, params })).toBeRefused(409, "conflict");
    expect(await db.site.count({ where: { id: site.id } })).toBe(1);
  });

  test("of a deleted user passes to the owner of the workspace that it is in", async () => {
    const [owner, member] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [member] });
    const { id } = await createSite({ owner: member, workspace });

    await db.$transaction((tx) => sites.removeWithUser(tx, member.id));

    expect(await db.site.findUniqueOrThrow({ where: { id } })).toMatchObject({ ownerId: owner.id });
  });
});
