import { pool } from "@/lib/db/db";
import type { Run } from "@/lib/feature";

/** Deletes the rows of every feature that have expired; each statement by itself, so that none holds the database for long. */
export async function sweepExpired(_payload: unknown, { features }: Pick<Run, "features">): Promise<void> {
  for (const statement of features.flatMap(({ expired = [] }) => expired)) await pool().query(statement);
}
