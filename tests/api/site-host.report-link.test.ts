import { PUT as UPDATE_SETTINGS } from "@/app/api/v1/settings/route";
import { POST as PREVIEW } from "@/app/api/v1/sites/[siteId]/preview/route";
import { GET as EXPORT } from "@/app/api/v1/sites/[siteId]/publications/[publicationId]/export/route";
import { PUT as UPDATE_SITE } from "@/app/api/v1/sites/[siteId]/route";
import { db } from "@/lib/db/db";
import { reviewUrl } from "@/lib/publications/review/review-host";
import { changeSite } from "@/lib/sites/sites";
import { call, requestFor } from "../support/api";
import { createAdmin, createUser, createWorkspace, unique } from "../support/factories";
import { createPlan } from "../support/plans";
import { createPublishedSite, hostOf, page, type TestSite, text, visit } from "../support/sites";

const LINK = /<report-link.*<\/report-link>/s;
const createOnlineSite = () => createPublishedSite([page("", [text("Bread")]), page("about", [text("Us")])]);
const linkIn = (html: string) => LINK.exec(html)?.[0] ?? null;
const findLink = async (site: TestSite, path = "/") => linkIn((await visit(hostOf(site), path)).text);

/** Makes the caches believe that this time has passed. */
function pass(seconds: number) {
  const now = performance.now();
  jest.spyOn(performance, "now").mockImplementation(() => now + seconds * 1000);
}

afterEach(() => jest.restoreAllMocks());

describe("the link for reports", () => {
  test("is at the end of each page, leads to the form for reporting the page, and is not to be followed", async () => {
    const { site } = await createOnlineSite();

    const home = await visit(hostOf(site), "/");
    const about = await findLink(site, "/about");
    const report = await visit(hostOf(site), /href="([^"]+)"/.exec(about ?? "")?.[1] ?? "");

    expect(home.text).toMatch(/<\/report-link><\/body><\/html>$/);
    expect(linkIn(home.text)).toContain('<a href="/_report" rel=nofollow>Report this site</a>');
    expect(report.status).toBe(303);
    expect(report.headers.location).toContain(`address=${encodeURIComponent(`http://${hostOf(site)}/about`)}`);
  });

  test("adds no script and at most 400 bytes", async () => {
    const { site } = await createOnlineSite();

    const link = (await findLink(site)) ?? "";

    expect(link).not.toContain("<script");
    expect(link.length).toBeLessThanOrEqual(400);
  });

  test("is on the site's own 404 page and on the default one, and at the site's own domain", async () => {
    const { as, site } = await createPublishedSite([page("", [text("Bread")]), page("404", [text("Lost")])]);
    const { site: plain } = await createOnlineSite();
    const host = `${unique("shop")}.example.com`;
    const domain = { host, siteId: site.id, ownerId: as.id, token: "token", state: "verified", verifiedAt: new Date() };
    await changeSite(site.id, (tx) => tx.domain.create({ data: domain }));

    expect(await findLink(site, "/nowhere")).toContain('href="/_report"');
    expect((await visit(hostOf(plain), "/nowhere")).text).toContain("Report this site");
    expect(linkIn((await visit(host, "/")).text)).toContain("Report this site");
  });

  test("is in the site's language, as soon as that changes", async () => {
    const { as, site } = await createOnlineSite();
    const english = await findLink(site);

    await call(UPDATE_SITE, { as, params: { siteId: site.id }, body: { language: "de" } });

    expect(english).toContain(">Report this site</a>");
    expect(await findLink(site)).toContain(">Diese Website melden</a>");
  });

  test("is not in a draft, in what reviewers see, or in a download", async () => {
    const { as, site } = await createOnlineSite();
    const params = { siteId: site.id };
    const { publicationId } = await db.site.findUniqueOrThrow({ where: { id: site.id } });
    const { json } = await call(PREVIEW, { as, params, body: {} });
    const target = { ...params, publicationId: publicationId ?? 0 };
    const zip = await EXPORT(await requestFor("GET", { as }), { params: Promise.resolve(stringsOf(target)) });

    const draft = await visit(new URL(json.url).host, "/");
    const review = await visit(new URL(reviewUrl(target.publicationId)).host, "/");

    expect([draft.text, review.text].map((html) => [html.includes("Bread"), linkIn(html)])).toEqual([
      [true, null],
      [true, null],
    ]);
    expect(Buffer.from(await zip.arrayBuffer()).includes("report-link")).toBe(false);
  });
});

const stringsOf = (params: Record<string, number>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

describe("the setting sites.report_link", () => {
  test("removes the link from pages that are already published and in memory, and brings it back", async () => {
    const { site } = await createOnlineSite();
    const as = await createAdmin();
    const set = (report_link: boolean) => call(UPDATE_SETTINGS, { as, body: { sites: { report_link } } });
    const before = await visit(hostOf(site), "/");

    await set(false);
    const without = await visit(hostOf(site), "/", { headers: { "if-none-match": String(before.headers.etag) } });
    const missing = await visit(hostOf(site), "/nowhere");
    await set(true);

    expect([without.status, linkIn(without.text)]).toEqual([200, null]);
    expect(missing.text).not.toContain("_report");
    expect((await visit(hostOf(site), "/")).text).toBe(before.text);
  });
});

describe("the permission sites.hide_report_link", () => {
  const hides = { permissions: ["sites.hide_report_link" as const] };

  async function subscribeTo(userId: number, validUntil: Date | null = null) {
    const { product_id: productId, price_id: priceId } = await createPlan(hides);
    return db.subscription.create({
      data: { userId, productId, priceId, gateway: "manual", status: "active", periodStart: new Date(), validUntil },
    });
  }

  test("of the owner's plan removes the link within a minute, and the end of the plan brings it back", async () => {
    const { as, site } = await createOnlineSite();
    const free = await findLink(site);

    const { id } = await subscribeTo(as.id);
    pass(61);
    const paid = await findLink(site);
    await db.subscription.update({ where: { id }, data: { validUntil: new Date(Date.now() - 1000) } });
    pass(61);
    const expired = await findLink(site);

    expect([free !== null, paid !== null, expired !== null]).toEqual([true, false, true]);
  });

  test("keeps a page's compressed bytes in memory if nothing has changed after a minute", async () => {
    const { site } = await createOnlineSite();
    await findLink(site);
    await db.publishedPage.deleteMany({ where: { publication: { siteId: site.id } } });

    pass(61);

    expect(await findLink(site)).not.toBeNull();
  });

  test("counts for a workspace if its owner has it, and not if only the site's owner has it", async () => {
    const { as, site } = await createOnlineSite();
    const { as: member, site: other } = await createOnlineSite();
    const [rich, poor] = [
      await createWorkspace({ owner: await createUser(hides) }),
      await createWorkspace({ owner: await createUser() }),
    ];
    await subscribeTo(member.id);
    const moveTo = ({ id }: TestSite, workspace: { id: number }) =>
      changeSite(id, (tx) => tx.site.update({ where: { id }, data: { workspaceId: workspace.id } }));
    await moveTo(site, rich);
    await moveTo(other, poor);

    expect(as.id).not.toBe(member.id);
    expect(await findLink(site)).toBeNull();
    expect(await findLink(other)).not.toBeNull();
  });
});
