import { pool } from "@/lib/db/pool";
import type { Run } from "@/lib/feature";

/** Deletes every feature's expired rows, one statement at a time, so that none blocks the database for long. */
export async function sweepExpired(_payload: unknown, { features }: Pick<Run, "features">): Promise<void> {
  for (const statement of features.flatMap(({ expired = [] }) => expired)) await pool().query(statement);
}
