import crypto from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import pg from "pg";

/** The key of the advisory lock: any number, but the same in every process. */
const LOCK_KEY = 7_461_204_883;
const NO_SUCH_TABLE = "42P01";

// The table that Prisma's own tools use, so that they recognise the applied migrations.
const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;
const APPLIED_QUERY = `SELECT "migration_name" AS name, "checksum", "finished_at" IS NOT NULL AS finished
  FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL ORDER BY "migration_name"`;
const RECORD = `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
  VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp(), 1)`;

type Migration = { name: string; sql: string; checksum: string };
type AppliedMigration = { name: string; checksum: string; finished: boolean };

/** The database cannot be migrated, and nothing has been changed. The message tells the operator why. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/**
 * Applies the new migrations of a folder (`<name>/migration.sql`, ordered by name). Returns their names.
 *
 * The migrations run in one transaction under a lock: a killed process leaves the database unchanged, and only one of
 * several processes that start at the same time applies them. If there are no new migrations, only one query runs.
 * Throws `MigrationError`.
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  if (findPending(migrations, await readApplied(pool)).length === 0) return [];

  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK_KEY]);
    await client.query(TABLE);
    const pending = findPending(migrations, (await client.query<AppliedMigration>(APPLIED_QUERY)).rows);
    for (const migration of pending) await apply(client, migration);
    await client.query("COMMIT");
    client.release();
    return pending.map(({ name }) => name);
  } catch (error) {
    client.release(true); // closes the connection, which rolls back
    throw error;
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await fs.readFile(path.join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: crypto.createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

async function readApplied(pool: pg.Pool): Promise<AppliedMigration[]> {
  try {
    return (await pool.query<AppliedMigration>(APPLIED_QUERY)).rows;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_SUCH_TABLE) return [];
    throw error;
  }
}

/** Returns the migrations to apply. Throws if the database and the folder do not match. */
function findPending(migrations: Migration[], rows: AppliedMigration[]): Migration[] {
  const migrationsByName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum, finished } of rows) {
    const migration = migrationsByName.get(name);
    if (!migration) {
      throw new MigrationError(
        `The database has the migration ${name}, which this version of Plinth does not know: a newer version has used it. Start that version, or go back to a backup.`,
      );
    }
    if (!finished) {
      throw new MigrationError(
        `Another tool began the migration ${name} and did not finish it. Repair the database, mark the migration with "prisma migrate resolve", then start again.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} is not the one that this database has: its file was changed later. Put prisma/migrations/${name}/migration.sql back as it was and write a new migration.`,
      );
    }
  }
  const appliedNames = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !appliedNames.has(name));
}

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration) {
  try {
    await client.query(sql);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new MigrationError(`The migration ${name} failed, and nothing was changed: ${error.message}.`, {
      cause: error,
    });
  }
  await client.query(RECORD, [crypto.randomUUID(), checksum, name]);
}
