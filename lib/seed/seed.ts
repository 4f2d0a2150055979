import "server-only";
import { pool } from "@/lib/db/pool";
import { STEP_NAMES } from "@/lib/seed/step-names";
import type { Admin } from "@/lib/seed/steps";

/**
 * Fills an empty database with the defaults. Each step runs once per database, so restarts change nothing and deleted
 * rows stay deleted. Returns the first admin if this call created that account.
 */
export async function seed(): Promise<{ admin: Admin | null }> {
  const { rows } = await pool().query<{ name: string }>('SELECT name FROM "SeedStep"');
  if (STEP_NAMES.every((name) => rows.some((step) => step.name === name))) return { admin: null };
  // Imported on demand, because most starts need neither Prisma nor the default rows.
  const { runSteps } = await import("@/lib/seed/steps");
  return runSteps();
}
