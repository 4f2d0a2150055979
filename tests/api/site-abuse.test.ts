import { GET as EVIDENCE } from "@/app/api/v1/site-evidence/route";
import { POST as REPORT } from "@/app/api/v1/site-reports/route";
import { POST as SUSPEND } from "@/app/api/v1/sites/suspensions/route";
import { POST as UNDO } from "@/app/api/v1/sites/suspensions/undo/route";
import { db } from "@/lib/db/db";
import { deleteOldPublications } from "@/lib/publications/delete-old-publications";
import { HISTORY_MAX } from "@/lib/publications/policy";
import { sweepSites } from "@/lib/publications/sweep";
import { call } from "../support/api";
import { createSite, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { createPublishedSite, hostOf, page, text, visit } from "../support/sites";

const createStaff = () => createUser({ permissions: ["sites.view", "sites.update"] });
const createOnlineSite = () => createPublishedSite([page("", [text("Bread")])]);
const report = (address: string, details = "It asks for my bank account") =>
  call(REPORT, { body: { address, reason: "phishing", details } });
const isOnline = async (site: { slug: string }) => (await visit(hostOf(site), "/")).status === 200;

describe("POST sites/suspensions", () => {
  const body = { site_ids: [1], reason: "Phishing" };
  refusesGuests((options) => call(SUSPEND, { ...options, body }));

  test("refuses a user who may not change sites, and names wrong fields", async () => {
    expect(await call(SUSPEND, { as: await createUser(), body })).toBeRefused(403, "forbidden");
    const as = await createStaff();
    expect(await call(SUSPEND, { as, body: { ...body, site_ids: [] } })).toNameFields("site_ids");
    expect(await call(SUSPEND, { as, body: { ...body, reason: " " } })).toNameFields("reason");
  });

  test("takes all of them offline, and undoing puts only these online again", async () => {
    const as = await createStaff();
    const [{ site: first }, { site: second }, { site: earlier }] = await Promise.all([
      createOnlineSite(),
      createOnlineSite(),
      createOnlineSite(),
    ]);
    await call(SUSPEND, { as, body: { site_ids: [earlier.id], reason: "Before" } });

    const site_ids = [first.id, second.id, earlier.id, 99_999_999];
    const { json } = await call(SUSPEND, { as, body: { site_ids, reason: "Phishing" } });
    const offline = [await isOnline(first), await isOnline(second)];
    await call(UNDO, { as, body: { site_ids: json.site_ids } });

    expect(json.site_ids.sort()).toEqual([first.id, second.id].sort());
    expect(offline).toEqual([false, false]);
    expect([await isOnline(first), await isOnline(second), await isOnline(earlier)]).toEqual([true, true, false]);
  });
});

describe("POST sites/suspensions/undo", () => {
  refusesGuests((options) => call(UNDO, { ...options, body: { site_ids: [1] } }));

  test("refuses a user who may not change sites", async () => {
    expect(await call(UNDO, { as: await createUser(), body: { site_ids: [1] } })).toBeRefused(403, "forbidden");
    expect(await call(UNDO, { as: await createStaff(), body: { site_ids: "x" } })).toNameFields("site_ids");
  });
});

describe("a report", () => {
  test("is told at once to those who may suspend sites, and to nobody else", async () => {
    const [staff, other] = [await createStaff(), await createUser({ permissions: ["sites.view"] })];
    const { site } = await createOnlineSite();

    await report(`${hostOf(site)}/`);

    const count = (user: { id: number }) =>
      db.notification.count({ where: { userId: user.id, type: "site_reports.reported" } });
    expect([await count(staff), await count(other)]).toEqual([1, 0]);
  });

  test("can be about a draft that somebody shares", async () => {
    const site = await createSite({ owner: await createUser() });
    const previewKey = `preview-${"a".repeat(30)}${site.id}`;
    await db.site.update({ where: { id: site.id }, data: { previewKey } });

    expect((await report(hostOf({ slug: previewKey }))).status).toBe(200);
    expect((await visit(hostOf({ slug: previewKey }), "/_report")).headers.location).toContain("/report?address=");
  });
});

describe("GET site-evidence", () => {
  refusesGuests((options) => call(EVIDENCE, options));

  test("refuses a user who may not change sites", async () => {
    expect(await call(EVIDENCE, { as: await createUser({ permissions: ["sites.view"] }) })).toBeRefused(
      403,
      "forbidden",
    );
  });

  test("says who did what and when, with the publication that visitors saw", async () => {
    const as = await createStaff();
    const { site } = await createOnlineSite();
    const { publicationId } = await db.site.findUniqueOrThrow({ where: { id: site.id } });
    await report(`${hostOf(site)}/`);
    await call(SUSPEND, { as, body: { site_ids: [site.id], reason: "Phishing" } });

    const { json } = await call(EVIDENCE, { as, query: { site_id: String(site.id) } });

    expect(json.pagination.data).toMatchObject([
      { kind: "suspended", text: "Phishing", actor: { id: as.id }, publication_id: publicationId },
      { kind: "reported", actor: null, publication_id: publicationId, site_name: site.name },
    ]);
  });

  test("outlives the site's owner", async () => {
    const { as: owner, site } = await createOnlineSite();
    await report(`${hostOf(site)}/`);
    await db.user.delete({ where: { id: owner.id } });

    const { json } = await call(EVIDENCE, { as: await createStaff(), query: { query: site.slug } });

    expect(json.pagination.data).toMatchObject([{ kind: "reported", site_id: null, owner_id: owner.id }]);
  });
});

describe("a publication that is evidence", () => {
  const columns = { projectVersion: 1, fileIds: [], pageCount: 1, size: 10 };

  test("is kept when older publications are deleted", async () => {
    const { site } = await createOnlineSite();
    const { publicationId } = await db.site.findUniqueOrThrow({ where: { id: site.id } });
    await report(`${hostOf(site)}/`);
    const rows = Array.from({ length: HISTORY_MAX + 2 }, (_, n) => ({ ...columns, siteId: site.id, number: n + 2 }));
    await db.publication.createMany({ data: rows });
    await db.site.update({ where: { id: site.id }, data: { publicationId: null } });

    await db.$transaction((tx) => deleteOldPublications(tx, site.id));

    const numbers = await db.publication.findMany({ where: { siteId: site.id }, orderBy: { number: "asc" } });
    expect(numbers.map(({ id }) => id)).toContain(publicationId);
    expect(numbers).toHaveLength(HISTORY_MAX + 1);
  });

  test("keeps its site from being deleted for good", async () => {
    const [{ site }, { site: other }] = [await createOnlineSite(), await createOnlineSite()];
    await report(`${hostOf(site)}/`);
    const deletedAt = new Date(Date.now() - 40 * 24 * 3600 * 1000);
    await db.site.updateMany({ where: { id: { in: [site.id, other.id] } }, data: { deletedAt } });

    await sweepSites();

    const kept = await db.site.findMany({ where: { id: { in: [site.id, other.id] } } });
    expect(kept.map(({ id }) => id)).toEqual([site.id]);
  });
});
