import { pool } from "@/lib/db/db";

/** Frees the room of deleted rows and counts anew for the planner, as autovacuum does on a Postgres server. */
export async function vacuum(): Promise<void> {
  await pool().query("VACUUM (ANALYZE)");
}
