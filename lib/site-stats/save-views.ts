import "server-only";
import type pg from "pg";
import { pool } from "@/lib/db/pool";
import { createCountryFinder } from "@/lib/origins/places";
import type { PendingView } from "@/lib/site-stats/pending-views";
import { OTHER_REFERRERS, REFERRERS_PER_DAY } from "@/lib/site-stats/policy";
import { type StatRow, statRows, type VisitorViews, visitorKey } from "@/lib/site-stats/stat-rows";
import { ensureVisitorSalt, visitorId } from "@/lib/site-stats/visitor-id";

// Every statement changes its rows in the order of their keys, so that two instances cannot deadlock.

const ADD_VISITORS = `
  INSERT INTO "SiteVisitor" (day, "siteId", page, visitor)
  SELECT DISTINCT * FROM unnest($1::date[], $2::int[], $3::text[], $4::bytea[]) ORDER BY 1, 2, 3, 4
  ON CONFLICT DO NOTHING
  RETURNING to_char(day, 'YYYY-MM-DD') AS day, "siteId", page, encode(visitor, 'hex') AS visitor`;

const ADD_TO_ROW = `
  ON CONFLICT ("siteId", day, kind, value) DO UPDATE
  SET views = "SiteView".views + excluded.views, visitors = "SiteView".visitors + excluded.visitors`;

/** Leaves out sites that have been deleted in the meantime. */
const ADD_ROWS = `
  INSERT INTO "SiteView" ("siteId", day, kind, value, views, visitors)
  SELECT given.* FROM unnest($1::int[], $2::date[], $3::text[], $4::text[], $5::int[], $6::int[])
    AS given(site, day, kind, value, views, visitors)
  WHERE EXISTS (SELECT FROM "Site" WHERE id = site)
  ORDER BY 1, 2, 3, 4
  ${ADD_TO_ROW}`;

/**
 * Runs after ADD_ROWS, which has locked each site's row of the kind "site" for the day, so no other instance adds
 * referrers meanwhile.
 */
const ADD_REFERRERS = `
  WITH given AS (
    SELECT * FROM unnest($1::int[], $2::date[], $3::text[], $4::text[], $5::int[], $6::int[])
      AS given("siteId", day, kind, value, views, visitors)
  ), room AS (
    SELECT "siteId", day, ${REFERRERS_PER_DAY} - count(stored.value) AS free_places
    FROM (SELECT DISTINCT "siteId", day, kind FROM given) AS days
    LEFT JOIN "SiteView" AS stored USING ("siteId", day, kind)
    WHERE stored.value IS NULL OR stored.value NOT IN ('', '${OTHER_REFERRERS}')
    GROUP BY 1, 2
  ), numbered AS (
    SELECT given.*, is_new, row_number() OVER (PARTITION BY "siteId", day, is_new ORDER BY value) AS number
    FROM given LEFT JOIN "SiteView" AS stored USING ("siteId", day, kind, value)
    CROSS JOIN LATERAL (SELECT stored.views IS NULL AND value NOT IN ('', '${OTHER_REFERRERS}') AS is_new) AS flags
  )
  INSERT INTO "SiteView" ("siteId", day, kind, value, views, visitors)
  SELECT "siteId", day, kind, CASE WHEN is_new AND number > coalesce(free_places, ${REFERRERS_PER_DAY})
      THEN '${OTHER_REFERRERS}' ELSE value END, sum(numbered.views), sum(numbered.visitors)
  FROM numbered LEFT JOIN room USING ("siteId", day)
  WHERE EXISTS (SELECT FROM "Site" WHERE id = "siteId")
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ${ADD_TO_ROW}`;

/** Adds views to the statistics of their sites, in one transaction. Several instances may do this at the same time. */
export async function saveViews(entries: readonly PendingView[]): Promise<void> {
  const views = await withVisitors(entries);
  const client = await pool().connect();
  try {
    await client.query("BEGIN");
    const rows = statRows(views, await addVisitors(client, views));
    await client.query(ADD_ROWS, columnsOf(rows.filter(({ kind }) => kind !== "referrer")));
    await client.query(ADD_REFERRERS, columnsOf(rows.filter(({ kind }) => kind === "referrer")));
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    client.release(true); // closes the connection, which rolls the transaction back
    throw error;
  }
}

/** Replaces the address and the user agent of each view with the visitor's id and country. */
async function withVisitors(entries: readonly PendingView[]): Promise<VisitorViews[]> {
  const countryOf = await createCountryFinder();
  const salts = new Map<string, Buffer>();
  for (const { day } of entries) if (!salts.has(day)) salts.set(day, await ensureVisitorSalt(day));
  return entries.map(({ visitor, ...entry }) => ({
    ...entry,
    country: (visitor && countryOf(visitor.address)) ?? "",
    visitor: visitor && visitorId(salts.get(entry.day) as Buffer, { siteId: entry.siteId, ...visitor }),
  }));
}

type VisitorRow = { day: string; siteId: number; page: string; visitor: string };

/** Stores who has visited a site and its pages. Returns the keys of those who came for the first time that day. */
async function addVisitors(client: pg.PoolClient, views: readonly VisitorViews[]): Promise<Set<string>> {
  const rows = views.flatMap(({ day, siteId, path, visitor }) =>
    visitor ? ["", path].map((page) => ({ day, siteId, page, visitor })) : [],
  );
  const { rows: added } = await client.query<VisitorRow>(ADD_VISITORS, [
    rows.map(({ day }) => day),
    rows.map(({ siteId }) => siteId),
    rows.map(({ page }) => page),
    rows.map(({ visitor }) => visitor),
  ]);
  return new Set(added.map((row) => visitorKey(row, row.page, row.visitor)));
}

const columnsOf = (rows: readonly StatRow[]) => [
  rows.map(({ siteId }) => siteId),
  rows.map(({ day }) => day),
  rows.map(({ kind }) => kind),
  rows.map(({ value }) => value),
  rows.map(({ views }) => views),
  rows.map(({ visitors }) => visitors),
];
