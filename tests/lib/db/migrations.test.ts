import { execFile } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { offerToken } from "@/lib/billing/schema";
import { MigrationError, migrate } from "@/lib/db/migrations";
import type { Grant } from "@/lib/permissions/permissions";
import { SEED_ROLES } from "@/lib/seed/roles";
import {
  bundlePrograms,
  createEmptyFolder,
  openPool,
  program,
  removeFolders,
  spawnProgram,
  startWithPool,
  type TestEmbedded,
} from "@/tests/support/embedded";
import { until } from "@/tests/support/until";

const OUR_MIGRATIONS = path.resolve("prisma/migrations");
const run = promisify(execFile);

let database: TestEmbedded;

beforeAll(async () => {
  await bundlePrograms();
  database = await startWithPool();
});

beforeEach(async () => {
  await database.pool.query("DROP SCHEMA public CASCADE");
  await database.pool.query("CREATE SCHEMA public");
});

afterAll(async () => {
  await database.end();
  removeFolders();
});

/** Creates a folder with these migrations. The keys are their names, the values their SQL. */
function createMigrationsFolder(migrations: Record<string, string>): string {
  const folder = createEmptyFolder();
  fs.writeFileSync(path.join(folder, "migration_lock.toml"), "");
  for (const [name, sql] of Object.entries(migrations)) writeMigration(folder, name, sql);
  return folder;
}

function writeMigration(folder: string, name: string, sql: string) {
  fs.mkdirSync(path.join(folder, name), { recursive: true });
  fs.writeFileSync(path.join(folder, name, "migration.sql"), sql);
}

const sqlOf = (name: string) => fs.readFileSync(path.join(OUR_MIGRATIONS, name, "migration.sql"), "utf8");

/** Applies our migrations that came before this one. */
async function migrateBefore(last: string) {
  const earlier = fs.readdirSync(OUR_MIGRATIONS).filter((name) => /^\d+_/.test(name) && name < last);
  await migrate(database.pool, createMigrationsFolder(Object.fromEntries(earlier.map((name) => [name, sqlOf(name)]))));
}

const tables = async () =>
  (await database.pool.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).rows.map(
    ({ tablename }) => tablename,
  );

const ONE = "CREATE TABLE one (id int PRIMARY KEY);";
const BUILDER = ["projects.create", "sites.create", "domains.create", "files.create"];
const grant = (name: string) => ({ name, restrictions: [] });
const TWO = "ALTER TABLE one ADD COLUMN more text; CREATE TABLE two (id int REFERENCES one);";

test("new migrations are applied in the order of their names", async () => {
  const folder = createMigrationsFolder({ "2_two": TWO, "1_one": ONE });
  expect(await migrate(database.pool, folder)).toEqual(["1_one", "2_two"]);
  expect(await tables()).toEqual(["_prisma_migrations", "one", "two"]);
});

test("only new migrations are applied", async () => {
  const folder = createMigrationsFolder({ "1_one": ONE });
  await migrate(database.pool, folder);
  writeMigration(folder, "2_two", TWO);
  expect(await migrate(database.pool, folder)).toEqual(["2_two"]);
  expect(await migrate(database.pool, folder)).toEqual([]);
});

test("without new migrations, one query runs and nothing is written", async () => {
  const folder = createMigrationsFolder({ "1_one": ONE });
  await migrate(database.pool, folder);
  const query = jest.spyOn(database.pool, "query");
  const position = async () => (await database.pool.query("SELECT pg_current_wal_insert_lsn() AS lsn")).rows[0].lsn;
  const before = await position();
  query.mockClear();
  await migrate(database.pool, folder);
  expect(query).toHaveBeenCalledTimes(1);
  expect(await position()).toBe(before);
  query.mockRestore();
});

test("applied migrations are recorded as Prisma's own tools record them", async () => {
  await migrate(database.pool, createMigrationsFolder({ "1_one": ONE }));
  const { rows } = await database.pool.query("SELECT * FROM _prisma_migrations");
  expect(rows).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      checksum: crypto.createHash("sha256").update(ONE).digest("hex"),
      migration_name: "1_one",
      logs: null,
      started_at: expect.any(Date),
      finished_at: expect.any(Date),
      rolled_back_at: null,
      applied_steps_count: 1,
    },
  ]);
});

test("a failed migration changes nothing, and earlier migrations of the same call are rolled back too", async () => {
  const folder = createMigrationsFolder({ "1_one": ONE, "2_wrong": `${TWO} SELECT * FROM nowhere;` });
  await expect(migrate(database.pool, folder)).rejects.toThrow(MigrationError);
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    'The migration 2_wrong failed, and nothing was changed: relation "nowhere" does not exist.',
  );
  expect(await tables()).toEqual([]);
  writeMigration(folder, "2_wrong", TWO);
  expect(await migrate(database.pool, folder)).toEqual(["1_one", "2_wrong"]);
});

test("a migration that was changed after it was applied is named in the error", async () => {
  const folder = createMigrationsFolder({ "1_one": ONE });
  await migrate(database.pool, folder);
  writeMigration(folder, "1_one", `${ONE} -- changed`);
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    /^The migration 1_one is not the one that this database has: .* write a new migration\.$/,
  );
});

test("a database that a newer version has used is refused", async () => {
  await migrate(database.pool, createMigrationsFolder({ "1_one": ONE, "2_two": TWO }));
  await expect(migrate(database.pool, createMigrationsFolder({ "1_one": ONE }))).rejects.toThrow(
    "The database has the migration 2_two, which this version of Plinth does not know: a newer version has used it. Start that version, or go back to a backup.",
  );
});

test("a migration that another tool left unfinished is named in the error", async () => {
  const folder = createMigrationsFolder({ "1_one": ONE });
  await migrate(database.pool, folder);
  await database.pool.query("UPDATE _prisma_migrations SET finished_at = NULL");
  await expect(migrate(database.pool, folder)).rejects.toThrow(
    /^Another tool began the migration 1_one and did not finish it\./,
  );
});

test("a migration that was marked as rolled back is applied again", async () => {
  const folder = createMigrationsFolder({ "1_one": ONE });
  await migrate(database.pool, folder);
  await database.pool.query("UPDATE _prisma_migrations SET rolled_back_at = now()");
  await database.pool.query("DROP TABLE one");
  expect(await migrate(database.pool, folder)).toEqual(["1_one"]);
});

test("of four concurrent calls, only one applies each migration", async () => {
  const folder = createMigrationsFolder({ "1_one": ONE, "2_two": TWO });
  const pools = Array.from({ length: 4 }, () => openPool(database.url, 2));
  const applied = await Promise.all(pools.map((pool) => migrate(pool, folder)));
  expect(applied.flat()).toEqual(["1_one", "2_two"]);
  expect((await database.pool.query("SELECT * FROM _prisma_migrations")).rows).toHaveLength(2);
  await Promise.all(pools.map((pool) => pool.end()));
});

test("a process that is killed while it migrates leaves the database unchanged", async () => {
  const folder = createMigrationsFolder({ "1_one": ONE, "2_slow": `${TWO} SELECT pg_sleep(2);` });
  const killedProcess = spawnProgram(program("migrate-program"), database.url, folder);
  // While the migration sleeps, it occupies the database's only session, and other queries get no response.
  await until(() => Promise.race([database.pool.query("SELECT 1").then(() => false), delay(400).then(() => true)]));
  await killedProcess.kill();
  expect(killedProcess.output()).toBe(""); // the migration had not finished
  writeMigration(folder, "2_slow", TWO);
  expect(await migrate(database.pool, folder)).toEqual(["1_one", "2_slow"]);
});

describe("Plinth's migrations", () => {
  test("result in exactly the schema in prisma/schema", async () => {
    const check = run(process.execPath, ["lib/db/write-migration.mjs", "--check"]);
    // If the check fails, its output says what is missing and which command to run.
    const { stdout } = await check.catch((failure: { stdout: string }) => failure);
    expect(stdout).toBe("The migrations match the schema.\n");
  });

  test("set the user of a revision to null if that user was deleted", async () => {
    const earlyMigrations = fs
      .readdirSync(OUR_MIGRATIONS)
      .filter((name) => /^\d+_(?:foundation|account|users_admin)$/.test(name));
    await migrate(
      database.pool,
      createMigrationsFolder(Object.fromEntries(earlyMigrations.map((name) => [name, sqlOf(name)]))),
    );
    await database.pool.query(`
      INSERT INTO "CustomPage" (slug, title, "updatedAt") VALUES ('a', 'A', now());
      INSERT INTO "CustomPageRevision" ("pageId", title, body, "userId") VALUES (1, 'A', '', 7)`);

    await migrate(database.pool, OUR_MIGRATIONS);

    expect((await database.pool.query('SELECT "userId" FROM "CustomPageRevision"')).rows).toEqual([{ userId: null }]);
  });

  test("give workspace roles what they had before others' content needed permissions of its own", async () => {
    await migrateBefore("20261128194000_workspace_role_permissions");
    const roles: [string, string | null, string, string[]][] = [
      ["Contributor", "workspace-contributor", "workspace", ["projects.create", "files.create"]],
      ["Editor", "workspace-editor", "workspace", BUILDER],
      ["Admin", "workspace-admin", "workspace", [...BUILDER, "workspaces.update"]],
      ["Custom", null, "workspace", ["sites.create", "files.view"]],
      ["Everything", null, "workspace", ["admin"]],
      ["Moderators", null, "site", ["sites.view", "sites.update"]],
      ["Members", null, "site", ["sites.create"]],
    ];
    for (const [name, key, type, names] of roles)
      await database.pool.query(
        `INSERT INTO "Role" (name, key, type, permissions, "updatedAt") VALUES ($1, $2, $3, $4, now())`,
        [name, key, type, JSON.stringify(names.map(grant))],
      );

    await migrate(database.pool, OUR_MIGRATIONS);

    const { rows } = await database.pool.query<{ name: string; permissions: Grant[] }>(
      'SELECT name, permissions FROM "Role"',
    );
    const namesOf = (role: string) =>
      rows
        .find(({ name }) => name === role)
        ?.permissions.map(({ name }) => name)
        .sort();
    expect(rows.flatMap(({ permissions }) => permissions).every(({ restrictions }) => restrictions.length === 0)).toBe(
      true,
    );
    for (const [role, key] of [
      ["Contributor", "workspace-contributor"],
      ["Editor", "workspace-editor"],
      ["Admin", "workspace-admin"],
    ] as const)
      expect(namesOf(role)).toEqual(
        SEED_ROLES.find((seeded) => seeded.key === key)
          ?.permissions.map(({ name }) => name)
          .sort(),
      );
    expect(namesOf("Custom")).toEqual(
      ["sites.create", "sites.view", "sites.update", "sites.delete", "sites.publish", "files.view"].sort(),
    );
    expect(namesOf("Everything")).toEqual(["admin"]);
    expect(namesOf("Moderators")).toEqual(["sites.publish", "sites.update", "sites.view"]);
    expect(namesOf("Members")).toEqual(["sites.create"]);
  });

  test("give each plan that is hidden already a link of its own", async () => {
    await migrateBefore("20261128204155_add_offer_links");
    await database.pool.query(`
      INSERT INTO "Product" (name, hidden, "updatedAt")
      VALUES ('Shown', false, now()), ('First', true, now()), ('Second', true, now())`);

    await migrate(database.pool, OUR_MIGRATIONS);

    const { rows } = await database.pool.query<{ offerToken: string | null }>(
      'SELECT "offerToken" FROM "Product" ORDER BY id',
    );
    const [shown, ...hidden] = rows.map((row) => row.offerToken);
    expect(shown).toBeNull();
    expect(new Set(hidden).size).toBe(2);
    for (const token of hidden) expect(offerToken.parse(token)).toHaveLength(64);
  });

  test("have an index for every foreign key", async () => {
    await migrate(database.pool, OUR_MIGRATIONS);
    const { rows } = await database.pool.query(`
      SELECT c.conrelid::regclass::text AS table, c.conname AS key
      FROM pg_constraint c
      WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
        SELECT FROM pg_index i
        WHERE i.indrelid = c.conrelid AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
      )`);
    expect(rows).toEqual([]);
  });
});
