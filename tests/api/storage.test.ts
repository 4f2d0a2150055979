import { POST as DELETE_FILES } from "@/app/api/v1/file-entries/delete/route";
import { GET as USAGE } from "@/app/api/v1/file-entries/usage/route";
import { PUT as SAVE } from "@/app/api/v1/projects/[projectId]/document/route";
import { POST as DUPLICATE } from "@/app/api/v1/projects/[projectId]/duplicate/route";
import { POST as PURGE_PROJECT } from "@/app/api/v1/projects/[projectId]/purge/route";
import { PUT as NAME_REVISION } from "@/app/api/v1/projects/[projectId]/revisions/[revisionId]/route";
import { DELETE as DELETE_PROJECT } from "@/app/api/v1/projects/[projectId]/route";
import { POST as SAVE_TEMPLATE } from "@/app/api/v1/projects/[projectId]/template/route";
import { POST as CREATE_PROJECT } from "@/app/api/v1/projects/route";
import { POST as PREVIEW } from "@/app/api/v1/sites/[siteId]/preview/route";
import { DELETE as UNPUBLISH } from "@/app/api/v1/sites/[siteId]/publication/route";
import { POST as PURGE_SITE } from "@/app/api/v1/sites/[siteId]/purge/route";
import { DELETE as DELETE_SITE } from "@/app/api/v1/sites/[siteId]/route";
import { POST as CREATE_SITE } from "@/app/api/v1/sites/route";
import { DELETE as DELETE_TEMPLATE } from "@/app/api/v1/templates/[templateId]/route";
import { db } from "@/lib/db/db";
import { UNNAMED_MAX_BYTES } from "@/lib/projects/revisions";
import { CONTENT_MIN_LIMIT_BYTES, SAVES_RESERVE_BYTES } from "@/lib/storage-use/content-storage";
import { recountAllStorage, recountStorage } from "@/lib/storage-use/storage-use";
import { call } from "../support/api";
import { createUser, createWorkspace } from "../support/factories";
import { hostOf, image, link, page, publish, saveDocument, text, visit } from "../support/sites";
import { storedBytes } from "../support/stored-bytes";
import { PNG, upload, withDataFolder } from "../support/uploads";

withDataFolder();

type Person = { id: number };

const MEGABYTE = 1024 * 1024;
const createMember = (maxBytes = 1024 * MEGABYTE) =>
  createUser({
    roles: [],
    permissions: [
      ...(["projects.create", "sites.create", "workspaces.create"] as const),
      { name: "files.create", restrictions: [{ name: "max_bytes", value: maxBytes }] },
    ],
  });
const usageOf = async (as: Person) => (await call(USAGE, { as })).json.usage;
const usedBy = async (as: Person): Promise<number> => (await usageOf(as)).used;

const createProject = async (as: Person, query: Record<string, number> = {}) => {
  const { json } = await call(CREATE_PROJECT, { as, body: { name: "Pottery" }, query });
  return { projectId: json.project.id as number };
};
const createSite = async (as: Person) => {
  const { projectId } = await createProject(as);
  const body = { name: "Pottery", slug: `pottery-${projectId}`, project_id: projectId };
  const { json } = await call(CREATE_SITE, { as, body });
  return { id: json.site.id as number, slug: body.slug, projectId };
};
const duplicate = (as: Person, { projectId }: { projectId: number }) => call(DUPLICATE, { as, params: { projectId } });
const save = async (as: Person, { projectId }: { projectId: number }, megabytes: number) => {
  const { version } = await db.projectDocument.findUniqueOrThrow({ where: { projectId } });
  const document = { pages: [page("", [text("x".repeat(megabytes * MEGABYTE))])], styles: [] };
  return call(SAVE, { as, params: { projectId }, body: { document, version } });
};
/** Ends the time in which further saves replace the newest version. */
const endRevision = ({ projectId }: { projectId: number }) =>
  db.projectRevision.updateMany({ where: { projectId }, data: { createdAt: new Date(Date.now() - 3_600_000) } });
/** Uploads a file to which a page can link. */
const uploadFile = async (as: Person, megabytes: number, name = "plan.zip") => {
  const bytes = Buffer.alloc(megabytes * MEGABYTE, "plan ");
  return (await upload(as, { name, bytes, type: "text/plain" })).json.fileEntry as { id: number; url: string };
};
/** Leaves so many bytes below the limit for projects and publications. */
const leaveRoom = async ({ id: userId }: Person, bytes: number, limit = CONTENT_MIN_LIMIT_BYTES) => {
  await recountStorage(db, userId);
  const used = await usedBy({ id: userId });
  const data = { name: "filler", key: `uploads/fi/${userId}-${Date.now()}`, mime: "text/plain", type: "text" };
  await db.fileEntry.create({ data: { ...data, ownerId: userId, size: limit - used - bytes } });
  await recountStorage(db, userId);
};

describe("what counts towards the storage", () => {
  test("25 copies of a project that are deleted again, until they are deleted for good", async () => {
    const as = await createMember();
    const original = await createProject(as);
    await save(as, original, 1);
    const before = await usedBy(as);

    const copies = [];
    for (let copy = 0; copy < 25; copy += 1) {
      const { json } = await duplicate(as, original);
      copies.push(json.project.id);
      await call(DELETE_PROJECT, { as, params: { projectId: json.project.id } });
    }

    const { used, parts } = await usageOf(as);
    expect(used - before).toBeGreaterThan(50 * MEGABYTE);
    expect(parts.trash).toBe(used - before);
    expect(used).toBe(await storedBytes(as.id));

    for (const projectId of copies) await call(PURGE_PROJECT, { as, params: { projectId } });
    expect(await usedBy(as)).toBe(before);
  });

  test("the pages and copied files of publications, of deleted sites too, until they are deleted for good", async () => {
    const as = await createMember();
    const { url } = await uploadFile(as, 9);
    const sites = [];
    for (let number = 0; number < 3; number += 1) {
      const site = await createSite(as);
      await saveDocument(as, site, [page("", [link(url)])]);
      await publish(as, site);
      await call(UNPUBLISH, { as, params: { siteId: site.id } });
      await call(DELETE_SITE, { as, params: { siteId: site.id } });
      sites.push(site);
    }

    const { used, parts } = await usageOf(as);
    expect(parts).toMatchObject({ files: 9 * MEGABYTE, published: 0 });
    expect(parts.trash).toBeGreaterThan(27 * MEGABYTE);
    expect(used).toBe(await storedBytes(as.id));

    for (const { id: siteId } of sites) await call(PURGE_SITE, { as, params: { siteId } });
    expect((await usageOf(as)).parts.trash).toBe(0);
    expect(await usedBy(as)).toBe(await storedBytes(as.id));
  });

  test("an earlier version of a project, and a template", async () => {
    const as = await createMember();
    const project = await createProject(as);
    await endRevision(project);
    await save(as, project, 1);
    const { json } = await call(SAVE_TEMPLATE, { as, params: project, body: { name: "Mine" } });

    const { used, parts } = await usageOf(as);
    expect([Math.floor(parts.versions / MEGABYTE), Math.floor(parts.projects / MEGABYTE)]).toEqual([1, 2]);
    expect(used).toBe(parts.files + parts.projects + parts.versions + parts.published + parts.trash);
    expect(used).toBe(await storedBytes(as.id));

    await call(DELETE_TEMPLATE, { as, params: { templateId: json.template.id } });
    expect(await usedBy(as)).toBe(await storedBytes(as.id));
  });

  test("a file in the trash, which is shown as such", async () => {
    const as = await createMember();
    const { id } = await uploadFile(as, 1);

    await call(DELETE_FILES, { as, body: { entryIds: [id] } });

    expect((await usageOf(as)).parts).toMatchObject({ files: 0, trash: MEGABYTE });
  });

  test("content of a workspace, towards its owner and not towards the member who made it", async () => {
    const [owner, member] = [await createMember(), await createMember()];
    const workspace = await createWorkspace({ owner, members: [member] });
    await createProject(member, { workspaceId: workspace.id });

    expect(await usedBy(member)).toBe(0);
    expect(await usedBy(owner)).toBe(await storedBytes(owner.id));
    expect(await usedBy(owner)).toBeGreaterThan(0);
  });
});

describe("full storage", () => {
  test("refuses a copy, says what takes it up, and accepts it after the trash was emptied", async () => {
    const as = await createMember(1);
    const project = await createProject(as);
    await save(as, project, 4);
    const { json } = await duplicate(as, project);
    await call(DELETE_PROJECT, { as, params: { projectId: json.project.id } });
    await leaveRoom(as, MEGABYTE);

    const refused = await duplicate(as, project);
    expect(refused).toBeRefused(403, "limit_reached");
    expect(refused.json.message).toMatch(/99 of 100 MB are in use, and this needs 9 MB more.* 8 MB are in the trash/);

    await call(PURGE_PROJECT, { as, params: { projectId: json.project.id } });
    expect((await duplicate(as, project)).status).toBe(201);
  });

  test("lets only one of two copies at once take the last room", async () => {
    const as = await createMember(1);
    const project = await createProject(as);
    await save(as, project, 2);
    await leaveRoom(as, 5 * MEGABYTE);

    const responses = await Promise.all([duplicate(as, project), duplicate(as, project)]);

    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 403]);
    expect(await usedBy(as)).toBe(await storedBytes(as.id));
  });

  test("lets only one of two publications at once take the last room, and keeps no copies of the other one", async () => {
    const as = await createMember(1024 * MEGABYTE);
    const { url } = await uploadFile(as, 2);
    const sites = [await createSite(as), await createSite(as)];
    for (const site of sites) await saveDocument(as, site, [page("", [link(url)])]);
    await leaveRoom(as, 3 * MEGABYTE, 1024 * MEGABYTE);

    const responses = await Promise.all(sites.map((site) => publish(as, site)));

    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 403]);
    expect(await db.publishedFile.count({ where: { siteId: { in: sites.map(({ id }) => id) } } })).toBe(1);
    expect(await usedBy(as)).toBe(await storedBytes(as.id));
  });

  test("refuses a publication, keeps the previous one online, and counts nothing of the refused one", async () => {
    const as = await createMember(1024 * MEGABYTE);
    const site = await createSite(as);
    await saveDocument(as, site, [page("", [text("The first words")])]);
    await publish(as, site);
    const { url } = await uploadFile(as, 2);
    await saveDocument(as, site, [page("", [text("The second words"), link(url)])]);
    await leaveRoom(as, MEGABYTE, 1024 * MEGABYTE);
    const before = await usedBy(as);

    const refused = await publish(as, site);

    expect(refused).toBeRefused(403, "limit_reached");
    expect(refused.json.message).toMatch(/1023 of 1024 MB are in use/);
    expect((await visit(hostOf(site), "/")).text).toContain("The first words");
    expect([await usedBy(as), await storedBytes(as.id)]).toEqual([before, before]);
  });

  test("refuses a draft with new pictures, without telling its visitors what the owner stores", async () => {
    const as = await createMember(1024 * MEGABYTE);
    const site = await createSite(as);
    const { url } = await uploadFile(as, 2);
    await saveDocument(as, site, [page("", [link(url)])]);
    await leaveRoom(as, MEGABYTE, 1024 * MEGABYTE);
    const preview = await call(PREVIEW, { as, params: { siteId: site.id }, body: {} });

    const { status, text: shown } = await visit(new URL(preview.json.url).host, "/");

    expect(status).toBe(403);
    expect(shown).toContain("storage is full");
    expect(shown).not.toMatch(/\d MB/);
    expect(await usedBy(as)).toBe(await storedBytes(as.id));
  });

  test("does not refuse a save because of its versions, but stops the history from growing", async () => {
    const as = await createMember(1);
    const project = await createProject(as);
    await save(as, project, 2);
    await endRevision(project);
    await save(as, project, 2);
    await leaveRoom(as, 0);
    await endRevision(project);
    const before = await usedBy(as);

    expect((await save(as, project, 2)).status).toBe(200);

    expect(await usedBy(as)).toBe(before);
    expect(await db.projectRevision.count({ where: project })).toBe(2);
    expect(await usedBy(as)).toBe(await storedBytes(as.id));
  });

  test("accepts a larger document within the reserve, and beyond it only one that is not larger", async () => {
    const as = await createMember(1);
    const project = await createProject(as);
    await save(as, project, 2);
    await leaveRoom(as, 0);

    expect((await save(as, project, 3)).status).toBe(200);

    await leaveRoom(as, 0, CONTENT_MIN_LIMIT_BYTES + SAVES_RESERVE_BYTES);
    expect(await save(as, project, 4)).toBeRefused(403, "limit_reached");
    expect((await save(as, project, 1)).status).toBe(200);
    expect(await usedBy(as)).toBe(await storedBytes(as.id));
  });

  test("refuses to keep a version by a name", async () => {
    const as = await createMember(1);
    const project = await createProject(as);
    await save(as, project, 1);
    await leaveRoom(as, -1);
    const { id: revisionId } = await db.projectRevision.findFirstOrThrow({ where: project });
    const name = (value: string) =>
      call(NAME_REVISION, { as, params: { ...project, revisionId }, body: { name: value } });

    expect(await name("Kept")).toBeRefused(403, "limit_reached");
    expect((await name("")).status).toBe(200);
  });
});

test("the oldest versions of a project are dropped when all of them become too large", async () => {
  const as = await createMember();
  const project = await createProject(as);
  const versions = Math.floor(UNNAMED_MAX_BYTES / (4.5 * MEGABYTE));
  for (let saved = 0; saved < versions + 2; saved += 1) {
    await endRevision(project);
    await save(as, project, 4.5);
  }

  const kept = await db.projectRevision.findMany({ where: project, select: { version: true }, orderBy: { id: "asc" } });
  expect(kept.map(({ version }) => version)).toEqual(Array.from({ length: versions }, (_, index) => index + 4));
  expect(await usedBy(as)).toBe(await storedBytes(as.id));
});

test("the nightly recount corrects a wrong storage use", async () => {
  const as = await createMember();
  await createProject(as);
  const used = await usedBy(as);
  await db.storageUse.update({ where: { userId: as.id }, data: { bytes: 7 } });

  await recountAllStorage();

  expect(await usedBy(as)).toBe(used);
});

test("pictures that a draft shows count as published copies", async () => {
  const as = await createMember();
  const picture = (await upload(as, { name: "a.png", bytes: PNG, type: "image/png" })).json.fileEntry;
  const site = await createSite(as);
  await saveDocument(as, site, [page("", [image(picture.url)])]);
  await publish(as, site);

  expect((await usageOf(as)).parts.published).toBeGreaterThan(PNG.length);
  expect(await usedBy(as)).toBe(await storedBytes(as.id));
});
