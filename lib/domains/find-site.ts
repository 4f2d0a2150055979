import "server-only";
import { pool } from "@/lib/db/pool";

/** The id of the site that is shown at a verified host (in lower case, without a port). Null if there is none. */
export async function findSiteIdOfHost(host: string): Promise<number | null> {
  const { rows } = await pool().query<{ siteId: number }>(
    `SELECT "siteId" FROM "Domain" WHERE host = $1 AND state = 'verified'`,
    [host],
  );
  return rows[0]?.siteId ?? null;
}
