import { realpathSync } from "node:fs";
import path from "node:path";
import pg from "pg";

/** The times in the `state` of a test gateway subscription that has not ended. */
const TIMES = ["anchor", "periodStart", "periodEnd", "changedAt", "trialEndsAt", "nextPaymentAt"];

/**
 * Moves the period of a user's subscription `days` days into the past, both in the app and at the test gateway.
 * Changes the embedded database of a running server. Then adds the job that processes what is due.
 */
export async function moveIntoPast(dataDir: string, email: string, days: number): Promise<void> {
  const folder = encodeURIComponent(path.join(realpathSync(dataDir), "run"));
  const client = new pg.Client({
    connectionString: `postgresql://postgres@localhost:5432/postgres?host=${folder}&sslmode=disable`,
  });
  await client.connect();
  try {
    const { rows } = await client.query(
      `UPDATE "Subscription" s SET "periodStart" = "periodStart" - make_interval(days => $2),
        "periodEnd" = "periodEnd" - make_interval(days => $2), "validUntil" = "validUntil" - make_interval(days => $2)
       FROM "User" u WHERE u.id = s."userId" AND u.email = $1 AND s."endedAt" IS NULL RETURNING s."gatewayId"`,
      [email, days],
    );
    if (rows.length === 0) throw new Error(`${email} has no subscription that is still running.`);
    await client.query(
      `UPDATE "TestSubscription" SET "nextAt" = "nextAt" - make_interval(days => $2), state = state || (
        SELECT jsonb_object_agg(name, (state->>name)::bigint - $2::bigint * 86400000) FROM unnest($3::text[]) name)
       WHERE id = $1`,
      [rows[0].gatewayId, days, TIMES],
    );
    await client.query(`SELECT graphile_worker.add_job('run-test-gateway')`);
  } finally {
    await client.end();
  }
}
