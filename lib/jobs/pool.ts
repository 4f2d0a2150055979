import pg from "pg";
import { databaseUrl } from "@/lib/db/connection";
import { log } from "@/lib/log";

/** Opens connections for the job runner only, so that it takes none from requests. The caller must end the pool. */
export function openJobsPool(max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl(), max, application_name: "plinth-jobs" });
  pool.on("error", (err) => log.warn({ err }, "A connection of the job runner was lost"));
  // Without a listener, a lost connection would end the process. The listener does nothing, because the query rejects
  // too.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
