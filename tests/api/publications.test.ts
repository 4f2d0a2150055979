import pg from "pg";
import { DELETE, POST } from "@/app/api/v1/sites/[siteId]/publication/route";
import { POST as RESTORE_PUBLICATION } from "@/app/api/v1/sites/[siteId]/publications/[publicationId]/restore/route";
import { GET as LIST } from "@/app/api/v1/sites/[siteId]/publications/route";
import { POST as RESTORE_SITE } from "@/app/api/v1/sites/[siteId]/restore/route";
import { GET as SHOW, PUT as UPDATE } from "@/app/api/v1/sites/[siteId]/route";
import { db } from "@/lib/db/db";
import { publications } from "@/lib/publications/feature";
import { publishedNotice } from "@/lib/publications/notices";
import { REDIRECTS_MAX } from "@/lib/publications/policy";
import { publishScheduled } from "@/lib/publications/scheduled";
import { sweepSites } from "@/lib/publications/sweep";
import { call, createSession } from "../support/api";
import { runDueJobs } from "../support/due-jobs";
import { exportedRows } from "../support/exported-rows";
import { addMember, createProject, createSite, createUser, createWorkspace } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import {
  createPublishedSite,
  hostOf,
  image,
  page,
  publish,
  saveDocument,
  type TestSite,
  text,
  visit,
} from "../support/sites";
import { until } from "../support/until";

type Person = { id: number };

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const show = async (as: Person, { id: siteId }: TestSite) => (await call(SHOW, { as, params: { siteId } })).json.site;
const list = async (as: Person, { id: siteId }: TestSite) =>
  (await call(LIST, { as, params: { siteId } })).json.pagination.data;
const activityOf = async ({ id: workspaceId }: { id: number }) =>
  (await db.workspaceEvent.findMany({ where: { workspaceId }, orderBy: { id: "asc" } })).map(({ action, userId }) => [
    action,
    userId,
  ]);
async function createSavedProject(owner: Person): Promise<{ project_id: number }> {
  const { id } = await createProject({ owner });
  await saveDocument(owner, { projectId: id }, [page("", [text("Cakes")])]);
  return { project_id: id };
}
const homeOf = async (site: TestSite) => (await visit(hostOf(site), "/")).text;

describe.each([
  ["POST sites/{id}/publication", POST, {}],
  ["DELETE sites/{id}/publication", DELETE, undefined],
  ["GET sites/{id}/publications", LIST, undefined],
  ["POST sites/{id}/publications/{publicationId}/restore", RESTORE_PUBLICATION, undefined],
] as const)("%s", (_name, handler, body) => {
  const params = { siteId: 1, publicationId: 1 };
  refusesGuests((options) => call(handler, { ...options, params, ...(body && { body }) }));

  test("does not find someone else's site", async () => {
    const { id: siteId } = await createSite({ owner: await createUser() });
    const as = await createUser();

    const response = await call(handler, { as, params: { siteId, publicationId: 1 }, ...(body && { body }) });

    expect(response).toBeRefused(404, "not_found");
  });
});

describe("publishing", () => {
  test("shows the project at the site's host", async () => {
    const { as, site } = await createPublishedSite([page("", [text("Fresh bread")]), page("about")]);

    expect(await homeOf(site)).toContain("<p>Fresh bread</p>");
    expect((await visit(hostOf(site), "/about")).status).toBe(200);
    expect(await show(as, site)).toMatchObject({ publication: { number: 1 }, has_changes: false });
  });

  test("shows a later edit only after the next publication", async () => {
    const { as, site } = await createPublishedSite([page("", [text("Before")])]);

    await saveDocument(as, site, [page("", [text("After")])]);
    expect(await homeOf(site)).toContain("Before");
    expect(await show(as, site)).toMatchObject({ has_changes: true });

    expect((await publish(as, site)).json.publication).toMatchObject({ number: 2, state: "live", page_count: 1 });
    expect(await homeOf(site)).toContain("After");
  });

  test.each([
    ["another project with the same version number", createSavedProject],
    ["a new name", async () => ({ name: "Another bakery" })],
    ["a new language", async () => ({ language: "de" })],
  ])("is needed again after the site gets %s", async (_name, change) => {
    const { as, site } = await createPublishedSite([page("", [text("Fresh bread")])]);

    expect((await call(UPDATE, { as, params: { siteId: site.id }, body: await change(as) })).status).toBe(200);
    expect(await show(as, site)).toMatchObject({ has_changes: true });

    await publish(as, site);
    expect(await show(as, site)).toMatchObject({ publication: { number: 2 }, has_changes: false });
  });

  test("is refused if a check finds an error, and leaves the live site unchanged", async () => {
    const { as, site } = await createPublishedSite([page("", [text("Good")])]);
    await saveDocument(as, site, [page("", [], { title: "" })]);

    const response = await publish(as, site);

    expect(response).toNameFields("checks");
    expect(response.json.errors.checks).toEqual(['The page "Home" has no title.']);
    expect(await homeOf(site)).toContain("Good");
  });

  test("is refused for a suspended site", async () => {
    const as = await createUser();
    const site = await createSite({ owner: as });
    await db.site.update({ where: { id: site.id }, data: { suspendedAt: new Date() } });

    expect(await publish(as, site)).toBeRefused(403, "forbidden");
  });

  test("is refused to a workspace member who may only view the site and its project", async () => {
    const [owner, viewer] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner });
    await addMember(workspace.id, viewer, ["sites.view", "projects.view"]);
    const site = await createSite({ owner, workspace });

    expect(await publish(viewer, site)).toBeRefused(403, "forbidden");
  });

  test.each([[{ publish_at: "tomorrow" }], [{ publish_at: "2020-01-01T00:00:00Z" }]])(
    "names the invalid field in %j",
    async (body) => {
      const as = await createUser();
      expect(await publish(as, await createSite({ owner: as }), body)).toNameFields("publish_at");
    },
  );

  test("in eight concurrent calls creates eight publications with different numbers", async () => {
    const { as, site } = await createPublishedSite([page("")]);

    await Promise.all(Array.from({ length: 8 }, () => publish(as, site)));

    const numbers = (await list(as, site)).map(({ number }: { number: number }) => number);
    expect(numbers).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test("deletes a publication that is older than the last 20, unless it is live", async () => {
    const { as, site } = await createPublishedSite([page("")]);
    for (let n = 0; n < 3; n += 1) await publish(as, site);
    const [first] = await db.publication.findMany({ where: { siteId: site.id }, orderBy: { number: "asc" } });
    await call(RESTORE_PUBLICATION, { as, params: { siteId: site.id, publicationId: first?.id ?? 0 } });
    // as if 30 more publications had been made in between
    await db.$executeRaw`UPDATE "Publication" SET number = number + 30 WHERE "siteId" = ${site.id} AND number > 2`;

    await publish(as, site, { publish_at: inDays(1) });

    const publications = (await list(as, site)).map(({ number, state }: { number: number; state: string }) => [
      number,
      state,
    ]);
    expect(publications).toEqual([
      [35, "scheduled"],
      [34, "past"],
      [33, "past"],
      [1, "live"],
    ]);
  });
});

describe("unpublishing", () => {
  test("makes the site's address return 404, and keeps the history", async () => {
    const { as, site } = await createPublishedSite([page("")]);

    const { json } = await call(DELETE, { as, params: { siteId: site.id } });

    expect(json.site.publication).toBeNull();
    expect((await visit(hostOf(site), "/")).status).toBe(404);
    expect(await list(as, site)).toHaveLength(1);
  });

  test("is recorded once, and not for a site that was not online", async () => {
    const [owner, editor] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [editor] });
    const site = await createSite({ owner, workspace, recipient: owner.email });
    const unpublish = () => call(DELETE, { as: editor, params: { siteId: site.id } });
    await unpublish();
    await saveDocument(owner, site, [page("")]);
    await publish(owner, site);

    await unpublish();
    await unpublish();

    expect(await activityOf(workspace)).toEqual([
      ["site.published", owner.id],
      ["site.unpublished", editor.id],
    ]);
  });
});

describe("a scheduled publication", () => {
  test("once it is due, shows the project as it was at the time of scheduling", async () => {
    const { as, site } = await createPublishedSite([page("", [text("Today")])]);
    await saveDocument(as, site, [page("", [text("Tomorrow")])]);
    expect((await publish(as, site, { publish_at: inDays(1) })).json.publication.state).toBe("scheduled");
    await saveDocument(as, site, [page("", [text("Later")])]);
    await runDueJobs("publish-site");
    expect(await homeOf(site)).toContain("Today");

    await db.site.update({ where: { id: site.id }, data: { publishAt: new Date() } });
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = ${`publish-site-${site.id}`}`;
    await runDueJobs("publish-site");

    expect(await homeOf(site)).toContain("Tomorrow");
    expect(await show(as, site)).toMatchObject({ publish_at: null, publication: { number: 2 } });
  });

  test("is recorded as published when it is due, not before", async () => {
    const [owner, editor] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [editor] });
    const site = await createSite({ owner, workspace, recipient: owner.email });
    await saveDocument(owner, site, [page("")]);
    const { json } = await publish(editor, site, { publish_at: inDays(1) });
    const before = await activityOf(workspace);
    await db.site.update({ where: { id: site.id }, data: { publishAt: new Date() } });

    await publishScheduled({ publicationId: json.publication.id });

    expect([before, await activityOf(workspace)]).toEqual([[], [["site.published", editor.id]]]);
  });

  test.each([
    ["a site sends its owner one notice that the site is online", {}, 1],
    ["a site in the trash sends no notice", { deletedAt: new Date() }, 0],
    ["a suspended site sends no notice", { suspendedAt: new Date() }, 0],
  ])("of %s", async (_title, change, count) => {
    const { as, site } = await createPublishedSite([page("")]);
    const { json } = await publish(as, site, { publish_at: inDays(1) });
    await db.site.update({ where: { id: site.id }, data: { publishAt: new Date(), ...change } });

    await publishScheduled({ publicationId: json.publication.id });

    const where = { type: "publications.scheduled" };
    const notices = await db.notification.findMany({ where, select: { userId: true } });
    expect(notices).toEqual(Array.from({ length: count }, () => ({ userId: as.id })));
  });

  test("creates no redirects before it is due", async () => {
    const { as, site } = await createPublishedSite([page(""), page("menu", [], { id: "dishes" })]);
    await saveDocument(as, site, [page(""), page("dishes", [], { id: "dishes" })]);
    const { json } = await publish(as, site, { publish_at: inDays(1) });

    await publishScheduled({ publicationId: json.publication.id });

    expect(await db.siteRedirect.count({ where: { siteId: site.id } })).toBe(0);
  });

  test("can be cancelled, which leaves the live site unchanged", async () => {
    const { as, site } = await createPublishedSite([page("", [text("Today")])]);
    const { json } = await publish(as, site, { publish_at: inDays(1) });

    await call(DELETE, { as, params: { siteId: site.id }, query: { scheduled: "true" } });
    await publishScheduled({ publicationId: json.publication.id });

    expect(await show(as, site)).toMatchObject({ publish_at: null, publication: { number: 1 } });
  });

  test("that is restored before it is due is published only once", async () => {
    const owner = await createUser();
    const workspace = await createWorkspace({ owner });
    const site = await createSite({ owner, workspace, recipient: owner.email });
    await saveDocument(owner, site, [page("")]);
    const { json } = await publish(owner, site, { publish_at: inDays(1) });
    const publicationId: number = json.publication.id;

    await call(RESTORE_PUBLICATION, { as: owner, params: { siteId: site.id, publicationId } });
    await db.site.updateMany({ where: { scheduledId: publicationId }, data: { publishAt: new Date() } });
    await publishScheduled({ publicationId });

    expect(await show(owner, site)).toMatchObject({ publish_at: null, publication: { number: 1 } });
    expect(await activityOf(workspace)).toEqual([["site.published", owner.id]]);
  });

  test("stays scheduled if another publication is restored", async () => {
    const { as, site } = await createPublishedSite([page("")]);
    const [first] = await list(as, site);
    const publishAt = inDays(1);
    await publish(as, site, { publish_at: publishAt });

    await call(RESTORE_PUBLICATION, { as, params: { siteId: site.id, publicationId: first.id } });

    expect(await show(as, site)).toMatchObject({ publish_at: publishAt, publication: { number: 1 } });
  });

  test("is cancelled if the site is published before the scheduled time", async () => {
    const { as, site } = await createPublishedSite([page("")]);
    await publish(as, site, { publish_at: inDays(1) });

    await publish(as, site);

    expect(await show(as, site)).toMatchObject({ publish_at: null, publication: { number: 3 } });
  });
});

describe("returning to an earlier publication", () => {
  test("shows its pages again, and does not change the project", async () => {
    const { as, site } = await createPublishedSite([page("", [text("First")])]);
    await saveDocument(as, site, [page("", [text("Second")])]);
    await publish(as, site);
    const [, first] = await list(as, site);
    const readProject = () => db.projectDocument.findUniqueOrThrow({ where: { projectId: site.projectId ?? 0 } });
    const before = await readProject();

    await call(RESTORE_PUBLICATION, { as, params: { siteId: site.id, publicationId: first.id } });

    expect(await homeOf(site)).toContain("First");
    expect(await readProject()).toEqual(before);
    expect(await show(as, site)).toMatchObject({ publication: { number: 1 }, has_changes: true });
  });

  test("by a member is recorded, and the owner is notified", async () => {
    const [owner, editor] = [await createUser(), await createUser()];
    const workspace = await createWorkspace({ owner, members: [editor] });
    const site = await createSite({ owner, workspace, recipient: owner.email });
    await saveDocument(owner, site, [page("")]);
    await publish(owner, site);
    const [first] = await list(owner, site);
    await publish(owner, site);

    await call(RESTORE_PUBLICATION, { as: editor, params: { siteId: site.id, publicationId: first.id } });

    expect((await activityOf(workspace)).at(-1)).toEqual(["site.published", editor.id]);
    const notices = await db.notification.findMany({ where: { type: publishedNotice.id }, select: { userId: true } });
    expect(notices).toEqual([{ userId: owner.id }]);
  });

  test("does not find the publication of another site", async () => {
    const [one, other] = [await createPublishedSite([page("")]), await createPublishedSite([page("")])];
    const [foreignPublication] = await list(other.as, other.site);

    const params = { siteId: one.site.id, publicationId: foreignPublication.id };
    expect(await call(RESTORE_PUBLICATION, { as: one.as, params })).toBeRefused(404, "not_found");
  });
});

test("publishing is refused if a file of the live publication is deleted before the new publication is saved", async () => {
  const { as, site } = await createPublishedSite([page("", [image("/templates/architecture-office/interior.svg")])]);
  const { query } = pg.Client.prototype;
  function deleteBeforeLock(this: pg.Client, ...args: [{ text?: string }?]) {
    const run = (...parameters: unknown[]) => Reflect.apply(query, this, parameters);
    const isLock = /FROM "Site" .*FOR UPDATE/.test(args[0]?.text ?? "");
    return isLock ? run('DELETE FROM "PublishedFile"').then(() => run(...args)) : run(...args);
  }
  const spy = jest.spyOn(pg.Client.prototype, "query").mockImplementation(deleteBeforeLock as () => undefined);

  const response = await call(POST, { as, params: { siteId: site.id }, body: {} });
  spy.mockRestore();

  expect(response).toBeRefused(409, "conflict");
});

describe("the sweep of the trash", () => {
  const trashedDaysAgo = (days: number) => ({ deletedAt: new Date(Date.now() - days * DAY_MS) });

  test("deletes sites that have been in the trash for 30 days, with their files, and no others", async () => {
    const picture = "/templates/architecture-office/interior.svg";
    const [old, young] = [
      await createPublishedSite([page("", [image(picture)])]),
      await createPublishedSite([page("")]),
    ];
    await db.site.update({ where: { id: old.site.id }, data: trashedDaysAgo(31) });
    await db.site.update({ where: { id: young.site.id }, data: trashedDaysAgo(29) });
    expect(await db.publishedFile.count()).toBeGreaterThan(0);

    await sweepSites();

    expect(await db.site.findMany({ select: { id: true } })).toEqual([{ id: young.site.id }]);
    expect(await db.publishedFile.count()).toBe(0);
  });

  test("keeps a site that is restored while the sweep runs, with its pages", async () => {
    const { as, site } = await createPublishedSite([page("", [text("Fresh bread")])]);
    await db.site.update({ where: { id: site.id }, data: trashedDaysAgo(31) });
    const columns = { name: "Old", ownerId: as.id, ...trashedDaysAgo(40) };
    await db.site.createMany({ data: Array.from({ length: 90 }, (_, n) => ({ ...columns, slug: `old-${n}` })) });
    const session = await createSession(as);

    const sweep = sweepSites();
    // the sweep has begun to delete
    await until(async () => (await db.site.count({ where: { ownerId: as.id } })) <= 90);
    const response = await call(RESTORE_SITE, { session, params: { siteId: site.id } });
    await sweep;

    expect(response.status).toBe(200);
    expect(await homeOf(site)).toContain("Fresh bread");
  });
});

test("the old address of a moved page redirects to the new one", async () => {
  const { as, site } = await createPublishedSite([page(""), page("menu", [], { id: "dishes" })]);
  await saveDocument(as, site, [page(""), page("dishes", [], { id: "dishes" })]);
  await publish(as, site);

  const { status, headers } = await visit(hostOf(site), "/menu?table=4");
  expect([status, headers.location]).toEqual([301, "/dishes?table=4"]);
});

test("at the limit, a new redirect replaces one whose page no longer exists", async () => {
  const { as, site } = await createPublishedSite([page(""), page("menu", [], { id: "dishes" })]);
  await db.$executeRaw`
    INSERT INTO "SiteRedirect" ("siteId", path, "pageId")
    SELECT ${site.id}, '/old-' || n, CASE WHEN n = 5 THEN 'gone' ELSE 'home' END
    FROM generate_series(1, ${REDIRECTS_MAX}) n`;

  await saveDocument(as, site, [page(""), page("dishes", [], { id: "dishes" })]);
  await publish(as, site);

  expect(await db.siteRedirect.count({ where: { siteId: site.id } })).toBe(REDIRECTS_MAX);
  const locationOf = async (path: string) => (await visit(hostOf(site), path)).headers.location;
  expect(await Promise.all(["/menu", "/old-1", "/old-5"].map(locationOf))).toEqual(["/dishes", "/", undefined]);
});

test("the export of a user's data contains the pages of their published sites", async () => {
  const { as } = await createPublishedSite([page("", [text("Mine")])]);

  const [, liveDocument] = await publications.exportDocuments(as.id);

  expect(await exportedRows(liveDocument)).toMatchObject([{ path: "/", html: expect.stringContaining("Mine") }]);
});
