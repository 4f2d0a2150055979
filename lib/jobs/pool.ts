import pg from "pg";
import { databaseUrl } from "@/lib/db/connection";
import { log } from "@/lib/log";

/** Connections for the job runner alone, so that it takes none from requests. The caller ends the pool. */
export function openJobsPool(max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl(), max, application_name: "plinth-jobs" });
  pool.on("error", (err) => log.warn({ err }, "A connection of the job runner was lost"));
  // Without a listener the loss of a connection would end the process. Its query rejects as well.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
