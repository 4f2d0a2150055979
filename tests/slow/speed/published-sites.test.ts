import { pool } from "@/lib/db/pool";
import { refreshStatistics } from "@/lib/jobs/statistics";
import { dropSites } from "@/lib/site-host/site-caches";
import { createSession } from "../../support/api";
import { getFirstAdmin } from "../../support/factories";
import { compareTimes, measureEach, measureRelativeTime } from "../../support/relative-time";
import { prepareSeededDatabase } from "../../support/seeded-database";
import { hostOf, visit } from "../../support/sites";

jest.setTimeout(600_000);
prepareSeededDatabase();

const FEW = 10;
const MANY = 10_000;
const MAX_RATIO = 1.3;

let ownerId: number;
let session: string;

beforeAll(async () => {
  const admin = await getFirstAdmin();
  ownerId = admin.id;
  session = await createSession(admin);
});

/** Adds published sites of four pages each, up to this number. */
async function fill(count: number) {
  await pool().query(
    `WITH site AS (
       INSERT INTO "Site" (name, slug, "ownerId") SELECT 'Site ' || n, 'site-' || n, $2
       FROM generate_series((SELECT count(*)::int FROM "Site"), $1::int - 1) n RETURNING id
     ), publication AS (
       INSERT INTO "Publication" ("siteId", number, "projectVersion", "pageCount", size)
       SELECT id, 1, 1, 4, 40000 FROM site RETURNING id, "siteId"
     ), page AS (
       INSERT INTO "PublishedPage" ("publicationId", path, "pageId", title, html)
       SELECT p.id, path, path, 'A page', repeat('<p>A paragraph of a page.</p>', 100)
       FROM publication p, unnest(ARRAY['/', '/about', '/shop', '/contact']) path)
     SELECT 1 FROM publication`,
    [count, ownerId],
  );
  await pool().query(`UPDATE "Site" s SET "publicationId" = p.id FROM "Publication" p WHERE p."siteId" = s.id`);
  await refreshStatistics();
}

type Address = { host: string; path: string; status: number };
const ADDRESSES: Readonly<Record<string, () => Address>> = {
  "a page that is not in memory": () => ({ host: hostOf({ slug: "site-3" }), path: "/about", status: 200 }),
  "an address without a page": () => ({ host: hostOf({ slug: "site-3" }), path: "/nothing", status: 404 }),
  "a host without a site": () => ({ host: hostOf({ slug: "nobody" }), path: "/", status: 404 }),
};

const measure = (name: string) =>
  measureRelativeTime(session, async () => {
    dropSites(null);
    const { host, path: address, status } = (ADDRESSES[name] as () => Address)();
    expect((await visit(host, address)).status).toBe(status);
    return undefined;
  });

const measureAll = () => measureEach(Object.keys(ADDRESSES), measure);

test(`with ${MANY} published sites, no address takes more than ${MAX_RATIO} times as long as with ${FEW}`, async () => {
  await fill(FEW);
  await measureAll(); // warms up
  const few = await measureAll();
  await fill(MANY);

  const rows = await compareTimes(few, { measure, maxRatio: MAX_RATIO });
  process.stdout.write(`${rows.map((row) => JSON.stringify(row)).join("\n")}\n`);
  expect(rows.filter(({ ratio }) => ratio > MAX_RATIO)).toEqual([]);
});
