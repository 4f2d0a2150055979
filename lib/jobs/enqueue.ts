import type { Tx } from "@/lib/db/db";
import type { TaskName } from "@/lib/feature";

export type JobOptions = {
  /** The job does not run before this time. */
  runAt?: Date;
  /** Jobs of one queue run one after another. Use few names: each is stored in the database for ever. */
  queue?: string;
  /** The total number of attempts. The time between them grows from seconds to hours. */
  maxAttempts?: number;
  /** A waiting job with the same key is replaced. */
  key?: string;
};

/**
 * Adds a background job in the caller's transaction and returns its id. The job runs at least once, soon after the
 * commit. The payload is stored as JSON: pass ids, never secrets.
 */
export async function enqueue<Name extends TaskName>(
  tx: Tx,
  name: Name,
  payload: GraphileWorker.Tasks[Name],
  options: JobOptions = {},
): Promise<string> {
  const { runAt = null, queue = null, maxAttempts = null, key = null } = options;
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT (graphile_worker.add_job(
      ${name}::text, ${JSON.stringify(payload ?? {})}::json, ${queue}::text, ${runAt}::timestamptz, ${maxAttempts}::int, ${key}::text
    )).id::text AS id`;
  return String(rows[0]?.id);
}
