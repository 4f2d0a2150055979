import { PUT } from "@/app/api/v1/site-reports/[reportId]/route";
import { GET, POST } from "@/app/api/v1/site-reports/route";
import { DELETE as LIFT, POST as SUSPEND } from "@/app/api/v1/sites/[siteId]/suspension/route";
import { db } from "@/lib/db/db";
import { onExpire } from "@/lib/events/expiry";
import { sweepExpired } from "@/lib/jobs/sweep";
import { siteReports } from "@/lib/site-reports/feature";
import { call } from "../support/api";
import { listAuditEntries } from "../support/audit";
import { createSite, createUser, unique } from "../support/factories";
import { refusesGuests, refusesWithoutPermission } from "../support/refuses";
import { ageRateLimits } from "../support/time";

const INPUT = { reason: "phishing", details: "It asks for the password of my bank." };

/** Creates a site with a publication. */
async function createPublishedSite(columns: { name?: string } = {}) {
  const owner = await createUser();
  const site = await createSite({ owner, ...columns });
  const publication = await db.publication.create({
    data: { siteId: site.id, number: 1, projectVersion: 1, fileIds: [], pageCount: 1, size: 10 },
  });
  await db.site.update({ where: { id: site.id }, data: { publicationId: publication.id } });
  return { ...site, owner, address: `http://${site.slug}.sites.localhost:3000/about?x=1#top` };
}

const report = (address: string, changes: Record<string, unknown> = {}, ip?: string) =>
  call(POST, { body: { address, ...INPUT, ...changes }, address: ip });

async function createReport(columns: { closedAt?: Date; siteId?: number } = {}) {
  const siteId = columns.siteId ?? (await createPublishedSite()).id;
  return db.siteReport.create({ data: { siteId, reason: "other", page: "/", details: "Words.", ...columns } });
}

const createStaff = () => createUser({ permissions: ["sites.view", "sites.update"] });
const reportsOf = (siteId: number) => db.siteReport.findMany({ where: { siteId } });

describe("POST site-reports", () => {
  test("stores a guest's report about a page", async () => {
    const site = await createPublishedSite();

    const { status, json } = await report(site.address, { email: "Reader@Example.com" });

    expect([status, json.message]).toEqual([200, "Thank you for your report. We will look at the page."]);
    expect(await reportsOf(site.id)).toMatchObject([
      { ...INPUT, page: "/about", email: "reader@example.com", closedAt: null },
    ]);
  });

  test("accepts an address without a scheme, and a report without an email address", async () => {
    const site = await createPublishedSite();

    await report(`${site.slug.toUpperCase()}.sites.localhost`);

    expect(await reportsOf(site.id)).toMatchObject([{ page: "/", email: null }]);
  });

  test("finds a site by its own verified domain", async () => {
    const site = await createPublishedSite();
    const host = `${unique("tea")}.example`;
    const domain = { host, siteId: site.id, ownerId: site.owner.id, token: "t" };
    await db.domain.create({ data: { ...domain, state: "pending" } });

    expect(await report(`https://${host}/`)).toNameFields("address");
    await db.domain.updateMany({ where: { host }, data: { state: "verified", verifiedAt: new Date() } });
    expect((await report(`https://${host}/tea`)).status).toBe(200);
    expect(await reportsOf(site.id)).toMatchObject([{ page: "/tea" }]);
  });

  test("refuses an address without a published site", async () => {
    const { slug } = await createSite({ owner: await createUser() });

    for (const address of [
      `http://${slug}.sites.localhost:3000/`,
      "https://example.com/",
      "javascript://alert",
      "http://",
      "http://sites.localhost:3000/",
    ])
      expect(await report(address)).toNameFields("address");
  });

  test.each([
    [{ address: "" }, "address"],
    [{ reason: "dislike" }, "reason"],
    [{ details: " " }, "details"],
    [{ details: "x".repeat(2001) }, "details"],
    [{ email: "nobody" }, "email"],
    [{ site_id: 1 }, "site_id"],
  ])("names the invalid field in %j", async (changes, field) => {
    const { address } = await createPublishedSite();
    expect(await report(address, changes)).toNameFields(field);
  });

  test("stores five of eight concurrent reports from one network address, and more an hour later", async () => {
    const site = await createPublishedSite();
    const ip = "203.0.113.9";

    const responses = await Promise.all(Array.from({ length: 8 }, () => report(site.address, {}, ip)));

    expect(responses.filter(({ status }) => status === 429)).toHaveLength(3);
    expect(await reportsOf(site.id)).toHaveLength(5);
    await ageRateLimits(3600);
    expect((await report(site.address, {}, ip)).status).toBe(200);
  });
});

describe("GET site-reports", () => {
  refusesWithoutPermission((options) => call(GET, options));

  test("lists the reports with their sites, the newest first", async () => {
    const site = await createPublishedSite();
    const [old, latest] = [await createReport({ siteId: site.id }), await createReport({ siteId: site.id })];

    const { json } = await call(GET, { as: await createStaff() });

    expect(json.pagination.data.map(({ id }: { id: number }) => id)).toEqual([latest.id, old.id]);
    expect(json.pagination.data[0]).toMatchObject({
      site: { id: site.id, name: site.name, url: `http://${site.slug}.sites.localhost:3000`, suspended_at: null },
      reason: "other",
      details: "Words.",
    });
  });

  test("filters by state, and searches the names of the sites", async () => {
    const [open, closed] = [await createReport(), await createReport({ closedAt: new Date() })];
    const name = unique("Bakery");
    const other = await createReport({ siteId: (await createPublishedSite({ name })).id });
    const as = await createStaff();
    const listIds = async (query: Record<string, string>) =>
      (await call(GET, { as, query })).json.pagination.data.map(({ id }: { id: number }) => id);

    expect(await listIds({ state: "open" })).toEqual([other.id, open.id]);
    expect(await listIds({ state: "closed" })).toEqual([closed.id]);
    expect(await listIds({ query: name.toLowerCase() })).toEqual([other.id]);
  });

  test("names the invalid field", async () => {
    expect(await call(GET, { as: await createStaff(), query: { state: "new" } })).toNameFields("state");
  });
});

describe("PUT site-reports/{id}", () => {
  refusesWithoutPermission((options) => call(PUT, { ...options, params: { reportId: 1 }, body: { closed: true } }));

  test("closes a report, keeps the time when it was first closed, and reopens it", async () => {
    const { id: reportId } = await createReport();
    const as = await createStaff();
    const setClosed = async (closed: boolean) =>
      (await call(PUT, { as, params: { reportId }, body: { closed } })).json.report.closed_at;

    const first = await setClosed(true);
    expect(first).toEqual(expect.any(String));
    expect(await setClosed(true)).toBe(first);
    expect(await setClosed(false)).toBeNull();
  });

  test("is 404 for a report that does not exist", async () => {
    const response = await call(PUT, { as: await createStaff(), params: { reportId: 999 }, body: { closed: true } });
    expect(response).toBeRefused(404, "not_found");
  });

  test("names the invalid field", async () => {
    const { id: reportId } = await createReport();
    const response = await call(PUT, { as: await createStaff(), params: { reportId }, body: { closed: "yes" } });
    expect(response).toNameFields("closed");
  });
});

describe.each([
  ["POST sites/{id}/suspension", SUSPEND, { reason: "Phishing" }],
  ["DELETE sites/{id}/suspension", LIFT, undefined],
] as const)("%s", (_, handler, body) => {
  refusesGuests((options) => call(handler, { ...options, params: { siteId: 1 }, ...(body && { body }) }));

  test("refuses the owner", async () => {
    const { id: siteId, owner } = await createPublishedSite();
    const response = await call(handler, { as: owner, params: { siteId }, ...(body && { body }) });
    expect(response).toBeRefused(403, "forbidden");
  });

  test("does not find a site in the trash", async () => {
    const { id: siteId } = await createPublishedSite();
    await db.site.update({ where: { id: siteId }, data: { deletedAt: new Date() } });
    const response = await call(handler, { as: await createStaff(), params: { siteId }, ...(body && { body }) });
    expect(response).toBeRefused(404, "not_found");
  });
});

describe("a suspension", () => {
  const suspend = (as: { id: number }, siteId: number, body: object = { reason: "Phishing" }) =>
    call(SUSPEND, { as, params: { siteId }, body });
  const lift = (as: { id: number }, siteId: number) => call(LIFT, { as, params: { siteId } });

  test("is shown, recorded and emailed to the owner with its reason", async () => {
    const [site, as] = [await createPublishedSite({ name: "Tea house" }), await createStaff()];

    const { json } = await suspend(as, site.id);

    expect(json.site).toMatchObject({ suspended_at: expect.any(String), suspension_reason: "Phishing" });
    expect(await listAuditEntries(site.id)).toMatchObject([
      { actorId: as.id, action: "site.suspended", targetType: "site", details: { reason: "Phishing" } },
    ]);
    const [mail] = await db.mailMessage.findMany({ where: { to: site.owner.email } });
    expect(mail?.text).toMatch(/Tea house[\s\S]*Phishing/);
  });

  test("requested in eight concurrent calls is recorded and emailed once, and keeps its first reason", async () => {
    const [site, as] = [await createPublishedSite(), await createStaff()];

    await Promise.all(Array.from({ length: 8 }, () => suspend(as, site.id)));
    const { json } = await suspend(as, site.id, { reason: "Another" });

    expect(json.site.suspension_reason).toBe("Phishing");
    expect(await listAuditEntries(site.id)).toHaveLength(1);
    expect(await db.mailMessage.count({ where: { to: site.owner.email } })).toBe(1);
  });

  test("that is lifted twice is recorded as lifted once", async () => {
    const [site, as] = [await createPublishedSite(), await createStaff()];
    await suspend(as, site.id);

    await lift(as, site.id);
    const { json } = await lift(as, site.id);

    expect(json.site).toMatchObject({ suspended_at: null, suspension_reason: null });
    expect((await listAuditEntries(site.id)).map(({ action }) => action)).toEqual([
      "site.suspended",
      "site.suspension_lifted",
    ]);
  });

  test("expires the site's cached pages when it begins and when it is lifted", async () => {
    const [site, as] = [await createPublishedSite(), await createStaff()];
    const onSiteExpired = jest.fn();
    const unsubscribe = onExpire([`site:${site.id}`], onSiteExpired);

    await suspend(as, site.id);
    expect(onSiteExpired).toHaveBeenCalledTimes(1);
    await lift(as, site.id);
    expect(onSiteExpired).toHaveBeenCalledTimes(2);
    unsubscribe();
  });

  test.each([0, 501])("with a reason of %d characters is refused", async (length) => {
    const { id } = await createPublishedSite();
    expect(await suspend(await createStaff(), id, { reason: "x".repeat(length) })).toNameFields("reason");
  });
});

test("closed reports are deleted after a year", async () => {
  const longAgo = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000);
  await createReport({ closedAt: longAgo });
  const keptReports = [await createReport({ closedAt: new Date() }), await createReport()];

  await sweepExpired(null, { features: [siteReports] });

  const rows = await db.siteReport.findMany({ orderBy: { id: "asc" } });
  expect(rows.map(({ id }) => id)).toEqual(keptReports.map(({ id }) => id));
});
