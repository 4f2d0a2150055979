import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { GET } from "@/app/api/v1/sites/[siteId]/stats/route";
import { db } from "@/lib/db/db";
import { sweepExpired } from "@/lib/jobs/sweep";
import { countView } from "@/lib/site-stats/count-view";
import { addDays, utcDay } from "@/lib/site-stats/days";
import { siteStats } from "@/lib/site-stats/feature";
import { flushViews, newCounter, type ViewCounter } from "@/lib/site-stats/flush";
import { startSiteStats } from "@/lib/site-stats/start";
import { call } from "../support/api";
import { createSite, createUser } from "../support/factories";
import { encodeMmdb, place } from "../support/mmdb";
import { refusesGuests } from "../support/refuses";

const folder = mkdtempSync(path.join(os.tmpdir(), "plinth-places-"));
process.env.GEOIP_DB_PATH = path.join(folder, "places.mmdb");
writeFileSync(process.env.GEOIP_DB_PATH, encodeMmdb({ "192.0.2.0/24": place("FR", { en: "Lyon" }) }));
afterAll(() => rmSync(folder, { recursive: true }));

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36";
const SITE_HOST = "tea.sites.localhost:3000";

type Site = { id: number };
type ViewInput = { path?: string; referrer?: string | undefined; address?: string; userAgent?: string };

/** Counts a view in memory, by default in the counter of this process. */
const addView = ({ id: siteId }: Site, input: ViewInput = {}, counter?: ViewCounter) =>
  countView(
    {
      siteId,
      path: "/",
      referrer: undefined,
      siteHost: SITE_HOST,
      address: "192.0.2.1",
      userAgent: BROWSER,
      ...input,
    },
    counter,
  );

async function createOwnSite() {
  const as = await createUser();
  return { as, site: await createSite({ owner: as }) };
}

const getStats = async (as: { id: number }, { id: siteId }: Site, query: Record<string, string> = {}) =>
  (await call(GET, { as, params: { siteId }, query })).json.stats;

/** Runs `work` with `Date.now()` fixed at this time. No other clock is faked. */
async function runAt<T>(time: string, work: () => T): Promise<Awaited<T>> {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(time));
  try {
    return await work();
  } finally {
    jest.restoreAllMocks();
  }
}

describe("GET sites/{id}/stats", () => {
  refusesGuests((options) => call(GET, { ...options, params: { siteId: 1 } }));

  test("does not find someone else's site", async () => {
    const { site } = await createOwnSite();

    const response = await call(GET, { as: await createUser(), params: { siteId: site.id } });

    expect(response).toBeRefused(404, "not_found");
  });

  test.each<[Record<string, string>, string]>([
    [{ from: "2026-02-30" }, "from"],
    [{ to: "yesterday" }, "to"],
    [{ from: "0001-01-01" }, "from"],
    [{ from: "2026-03-02", to: "2026-03-01" }, "from"],
    [{ from: "2025-01-01", to: "2026-02-05" }, "from"],
    [{ page: "/" }, "page"],
  ])("names the invalid field in %j", async (query, field) => {
    const { as, site } = await createOwnSite();
    expect(await call(GET, { as, params: { siteId: site.id }, query })).toNameFields(field);
  });

  test("accepts 400 days", async () => {
    const { as, site } = await createOwnSite();
    expect((await getStats(as, site, { from: "2025-01-01", to: "2026-02-04" })).days).toHaveLength(400);
  });

  test("shows the last 30 days by default, including those without a view", async () => {
    const { as, site } = await createOwnSite();
    const today = utcDay(Date.now());

    const { from, to, days, ...others } = await getStats(as, site);

    expect([from, to, days.length]).toEqual([addDays(today, -29), today, 30]);
    expect(days.at(-1)).toEqual({ day: today, views: 0, visitors: 0 });
    expect(others).toEqual({
      totals: { views: 0, visitors: 0 },
      previous: { views: 0, visitors: 0 },
      pages: [],
      referrers: [],
      countries: [],
    });
  });
});

describe("a view", () => {
  test("is counted for the site, the page, the referrer and the country", async () => {
    const { as, site } = await createOwnSite();

    addView(site, { path: "/tea", referrer: "https://www.Example.com/search?q=tea" });
    await flushViews();

    const { totals, days, pages, referrers, countries } = await getStats(as, site);
    const once = { views: 1, visitors: 1 };
    expect([totals, days.at(-1)]).toEqual([once, { day: utcDay(Date.now()), ...once }]);
    expect(pages).toEqual([{ path: "/tea", ...once }]);
    expect(referrers).toEqual([{ referrer: "example.com", ...once }]);
    expect(countries).toEqual([{ country: "FR", ...once }]);
  });

  test("from an address whose country is unknown is counted without a country", async () => {
    const { as, site } = await createOwnSite();

    addView(site, { address: "198.51.100.7" });
    await flushViews();

    expect((await getStats(as, site)).countries).toEqual([{ country: "", views: 1, visitors: 1 }]);
  });

  test("that comes from a page of the site counts as direct", async () => {
    const { as, site } = await createOwnSite();

    addView(site, { referrer: `http://${SITE_HOST}/tea` });
    addView(site, { referrer: undefined, address: "192.0.2.2" });
    await flushViews();

    expect((await getStats(as, site)).referrers).toEqual([{ referrer: "", views: 2, visitors: 2 }]);
  });

  test("by a bot is not counted", async () => {
    const { as, site } = await createOwnSite();

    for (const userAgent of ["", "curl/8.1", "Mozilla/5.0 (compatible; Googlebot/2.1)"]) addView(site, { userAgent });
    await flushViews();

    expect((await getStats(as, site)).totals).toEqual({ views: 0, visitors: 0 });
  });

  test("of a site that was deleted before its views were saved does not prevent other views from being saved", async () => {
    const [{ site: deletedSite }, { as, site }] = [await createOwnSite(), await createOwnSite()];
    addView(deletedSite);
    addView(site);
    await db.site.delete({ where: { id: deletedSite.id } });

    await flushViews();

    expect((await getStats(as, site)).totals).toEqual({ views: 1, visitors: 1 });
  });

  test("that cannot be saved at first is saved later", async () => {
    const { as, site } = await createOwnSite();
    const counter = newCounter();
    addView(site, {}, counter);

    await db.$executeRaw`ALTER TABLE "SiteView" RENAME TO "Elsewhere"`;
    await flushViews(counter);
    await db.$executeRaw`ALTER TABLE "Elsewhere" RENAME TO "SiteView"`;
    await flushViews(counter);

    expect((await getStats(as, site)).totals).toEqual({ views: 1, visitors: 1 });
  });

  test("is saved when the server stops", async () => {
    const { as, site } = await createOwnSite();
    const stop = startSiteStats();
    addView(site);

    await stop();

    expect((await getStats(as, site)).totals).toEqual({ views: 1, visitors: 1 });
  });
});

describe("a visitor", () => {
  test("counts once a day for the site and for each page, even if the views are saved at different times", async () => {
    const { as, site } = await createOwnSite();

    addView(site, { path: "/" });
    addView(site, { path: "/tea" });
    await flushViews();
    addView(site, { path: "/", referrer: "https://late.example" });
    await flushViews();

    const { totals, pages, referrers } = await getStats(as, site);
    expect(totals).toEqual({ views: 3, visitors: 1 });
    expect(pages).toEqual([
      { path: "/", views: 2, visitors: 1 },
      { path: "/tea", views: 1, visitors: 1 },
    ]);
    expect(referrers).toEqual([
      { referrer: "", views: 2, visitors: 1 },
      { referrer: "late.example", views: 1, visitors: 0 },
    ]);
  });

  test("is recognised by every instance", async () => {
    const { as, site } = await createOwnSite();
    const [first, second] = [newCounter(), newCounter()];

    addView(site, {}, first);
    addView(site, {}, second);
    await Promise.all([flushViews(first), flushViews(second)]);

    expect((await getStats(as, site)).totals).toEqual({ views: 2, visitors: 1 });
    expect(await db.visitorSalt.count()).toBe(1);
  });

  test("with another address or browser is another visitor", async () => {
    const { as, site } = await createOwnSite();

    addView(site);
    addView(site, { address: "192.0.2.2" });
    addView(site, { userAgent: `${BROWSER} Edg/140.0` });
    await flushViews();

    expect((await getStats(as, site)).totals).toEqual({ views: 3, visitors: 3 });
  });

  test("is not recognised on another site or the next day", async () => {
    const { as, site } = await createOwnSite();
    const other = await createSite({ owner: as });

    await runAt("2026-03-01T23:59:59Z", () => [addView(site), addView(other)]);
    await runAt("2026-03-02T00:00:01Z", () => addView(site));
    await flushViews();

    const visitors = await db.siteVisitor.findMany({ where: { page: "" } });
    expect(new Set(visitors.map(({ visitor }) => Buffer.from(visitor).toString("hex"))).size).toBe(3);
    const { days, totals } = await getStats(as, site, { from: "2026-03-01", to: "2026-03-02" });
    expect(days.map(({ visitors: count }: { visitors: number }) => count)).toEqual([1, 1]);
    expect(totals).toEqual({ views: 2, visitors: 2 });
  });

  test("leaves neither address nor browser in the database", async () => {
    const { site } = await createOwnSite();
    addView(site, { address: "198.51.100.77", userAgent: `${BROWSER} Unusual/7` });
    await flushViews();

    const rows = JSON.stringify([await db.siteVisitor.findMany(), await db.siteView.findMany()]);

    expect(rows).not.toMatch(/198\.51|Unusual/);
    expect((await db.siteVisitor.findFirstOrThrow()).visitor).toHaveLength(16);
  });
});

test("the totals are compared with those of the preceding period of the same length", async () => {
  const { as, site } = await createOwnSite();
  for (const day of ["2026-03-01", "2026-03-03", "2026-03-04", "2026-03-05"])
    await runAt(`${day}T12:00:00Z`, () => addView(site));
  await flushViews();

  const { totals, previous } = await getStats(as, site, { from: "2026-03-04", to: "2026-03-05" });

  expect([totals, previous]).toEqual([
    { views: 2, visitors: 2 },
    { views: 1, visitors: 1 },
  ]);
});

test("only the 50 pages with the most visitors are listed", async () => {
  const { as, site } = await createOwnSite();
  for (let page = 0; page < 60; page += 1) addView(site, { path: `/${page}` });
  addView(site, { path: "/59", address: "192.0.2.2" });
  await flushViews();

  const { pages } = await getStats(as, site);

  expect([pages.length, pages[0]]).toEqual([50, { path: "/59", views: 2, visitors: 2 }]);
});

test("referrers beyond 200 a day are counted together, even by two instances at the same time", async () => {
  const { site } = await createOwnSite();
  const counters = [newCounter(), newCounter()];
  counters.forEach((counter, instance) => {
    for (let index = 0; index < 150; index += 1)
      addView(site, { referrer: `https://r${instance}-${index}.example` }, counter);
  });

  await Promise.all(counters.map((counter) => flushViews(counter)));

  const rows = await db.siteView.findMany({ where: { siteId: site.id, kind: "referrer" } });
  const other = rows.find(({ value }) => value === "other");
  expect([rows.length, other?.views]).toEqual([201, 100]);
  expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(300);
});

test("a known referrer is still counted separately when there are already 200 referrers", async () => {
  const { site } = await createOwnSite();
  for (let index = 0; index < 200; index += 1) addView(site, { referrer: `https://r${index}.example` });
  await flushViews();

  addView(site, { referrer: "https://r7.example" });
  await flushViews();

  const where = { siteId: site.id, kind: "referrer", value: "r7.example" };
  expect(await db.siteView.findFirstOrThrow({ where })).toMatchObject({ views: 2 });
});

test("eight concurrent flushes lose no view, and count no visitor twice", async () => {
  const { as, site } = await createOwnSite();
  const counters = Array.from({ length: 8 }, newCounter);
  for (const counter of counters) {
    for (let index = 0; index < 100; index += 1)
      addView(site, { path: `/${index % 7}`, address: `192.0.2.${(index * 37) % 50}` }, counter);
  }

  await Promise.all(counters.map((counter) => flushViews(counter)));

  const { totals, pages } = await getStats(as, site);
  expect(totals).toEqual({ views: 800, visitors: 50 });
  const pageVisitors = new Set(Array.from({ length: 100 }, (_, index) => `${index % 7} ${(index * 37) % 50}`));
  expect(pages.reduce((sum: number, { visitors }: { visitors: number }) => sum + visitors, 0)).toBe(pageVisitors.size);
});

test("visitors and salts of past days are deleted, and views after 25 months", async () => {
  const { site } = await createOwnSite();
  const today = utcDay(Date.now());
  const earlier = addDays(today, -2); // yesterday's visitors and salts are kept until 00:05
  for (const day of [today, earlier, addDays(today, -800)]) await runAt(`${day}T12:00:00Z`, () => addView(site));
  await flushViews();

  await sweepExpired(null, { features: [siteStats] });

  const [salts, visitors, views] = await Promise.all([
    db.visitorSalt.findMany(),
    db.siteVisitor.findMany({ where: { page: "" } }),
    db.siteView.findMany({ where: { kind: "site" }, orderBy: { day: "asc" } }),
  ]);
  const days = (rows: { day: Date }[]) => rows.map(({ day }) => utcDay(day.getTime()));
  expect([days(salts), days(visitors)]).toEqual([[today], [today]]);
  expect(days(views)).toEqual([earlier, today]);
});
