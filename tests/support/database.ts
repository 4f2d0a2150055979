import { setEmbeddedDatabase } from "@/lib/db/connection";
import { disconnect, pool } from "@/lib/db/pool";
import type { TestDatabase } from "./test-databases";

// Deletes the rows, which takes 1 ms. TRUNCATE takes 25 ms, because it creates new files for each table and each index.
// With the role `replica`, Postgres skips foreign key checks, so the order of the tables does not matter. The table of
// migrations is kept.
const EMPTY_TABLES = `DO $empty$
DECLARE
  candidate record;
BEGIN
  PERFORM set_config('session_replication_role', 'replica', true);
  FOR candidate IN
    SELECT format('%I.%I', n.nspname, c.relname) AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND (
      (n.nspname = 'public' AND c.relname <> '_prisma_migrations')
      OR (n.nspname = 'graphile_worker' AND c.relname IN ('_private_jobs', '_private_job_queues'))
    )
  LOOP
    EXECUTE 'DELETE FROM ' || candidate.name;
  END LOOP;
  PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    FROM pg_sequences WHERE last_value IS NOT NULL AND schemaname = 'public';
END $empty$`;

type Reset = () => Promise<void>;
const resets: Reset[] = [];

/** Connects the test file to the database of its jest worker: embedded, or on the server at TEST_DATABASE_URL. */
export async function connectTestDatabase(): Promise<TestDatabase> {
  const source = process.env.PLINTH_TEST_DATABASES;
  if (!source)
    throw new Error(
      "There is no test database: this jest project needs tests/support/global-setup.mjs as its globalSetup.",
    );
  const response = await fetch(`${source}/${process.env.JEST_WORKER_ID ?? "1"}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`There is no test database: ${text}`);
  const database: TestDatabase = JSON.parse(text);
  if (database.embedded) setEmbeddedDatabase(database.url);
  else process.env.DATABASE_URL = database.url;
  return database;
}

export const disconnectTestDatabase = disconnect;

/** Empties our tables and the job queue, and restarts our ids at 1. */
export async function emptyTables(): Promise<void> {
  await pool().query(EMPTY_TABLES);
}

/** Adds a function that inserts rows that every test needs. `resetDatabase` calls it once the tables are empty. */
export function onReset(run: Reset): void {
  resets.push(run);
}

/** Empties the tables, then calls the functions added by `onReset`. */
export async function resetDatabase(): Promise<void> {
  await emptyTables();
  for (const run of resets) await run();
}
