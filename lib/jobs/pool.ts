import pg from "pg";
import { databaseUrl } from "@/lib/db/connection";
import { log } from "@/lib/log";

/** Connections for the job runner alone, so that waiting for jobs takes none from requests. Whoever opens it ends it. */
export function openJobsPool(max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl(), max, application_name: "plinth-jobs" });
  pool.on("error", (err) => log.warn({ err }, "A connection of the job runner was lost"));
  // Without a listener the loss of a connection in use would end the process; who uses it learns from its query.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
