import { pool } from "@/lib/db/pool";

/** A table has grown if it has gained more than `GROWN_MIN_PAGES` pages plus `GROWN_SHARE` of its previous pages. */
const GROWN_MIN_PAGES = 8;
const GROWN_SHARE = 0.2;

/**
 * Updates the planner's statistics for tables that have grown since the last update, as autovacuum does on a server.
 * This also merges pending entries into the search indexes. Otherwise each search would read them one by one. The task
 * compares the sizes of tables, because the embedded database does not count changes.
 */
export async function refreshStatistics(): Promise<void> {
  const { rows } = await pool().query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
       AND pg_relation_size(oid) / current_setting('block_size')::int > $1::int + (1 + $2::float8) * relpages`,
    [GROWN_MIN_PAGES, GROWN_SHARE],
  );
  for (const { name } of rows) await pool().query(`VACUUM (ANALYZE) ${name}`);
}
