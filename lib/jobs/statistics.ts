import { pool } from "@/lib/db/pool";

/** A table has grown much if it has this many pages more, and this share of its pages. */
const GROWN_MIN_PAGES = 8;
const GROWN_SHARE = 0.2;

/**
 * Updates the planner's statistics of the tables that have grown much since the last time, as autovacuum does on a
 * server. Also sorts new entries into the search indexes, which would otherwise be read one by one. The embedded
 * database does not count changes, so the sizes of the tables have to tell.
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
