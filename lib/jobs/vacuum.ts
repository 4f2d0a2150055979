import { pool } from "@/lib/db/pool";

/** Frees the space of deleted rows and updates the planner's statistics, as autovacuum does on a server. */
export async function vacuum(): Promise<void> {
  await pool().query("VACUUM (ANALYZE)");
}
