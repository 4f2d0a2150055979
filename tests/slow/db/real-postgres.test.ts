import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { MigrationError, migrate } from "@/lib/db/migrations";
import { bundlePrograms, createEmptyFolder, program, removeFolders, spawnProgram } from "@/tests/support/embedded";
import { startRealPostgres } from "@/tests/support/real-postgres";
import { until } from "@/tests/support/until";

jest.setTimeout(120_000);

const run = promisify(execFile);
const OUR_MIGRATIONS = path.resolve("prisma/migrations");

let server: Awaited<ReturnType<typeof startRealPostgres>>;
let pool: pg.Pool;
let count = 0;

beforeAll(async () => {
  await bundlePrograms();
  server = await startRealPostgres();
});

beforeEach(async () => {
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE test_${++count}`);
  await admin.end();
  pool = new pg.Pool({ connectionString: address() });
});

afterEach(() => pool.end());

afterAll(async () => {
  await server.stop();
  removeFolders();
});

const address = () => server.url.replace("/postgres?", "?").replace(/\/postgres$/, `/test_${count}`);

test("our migrations run on a real Postgres, and only once", async () => {
  expect(await migrate(pool, OUR_MIGRATIONS)).toEqual(
    fs.readdirSync(OUR_MIGRATIONS).filter((name) => name !== "migration_lock.toml"),
  );
  expect(await migrate(pool, OUR_MIGRATIONS)).toEqual([]);
});

test("of two processes that start at the same time, one migrates and both continue", async () => {
  const processes = [1, 2].map(() => spawnProgram(program("migrate-program"), address(), OUR_MIGRATIONS));
  const applied = await Promise.all(processes.map(async (each) => (await each.waitFor(/APPLIED (.*)\./))[1]));
  expect(applied.filter((names) => names === "")).toHaveLength(1);
  expect((await pool.query("SELECT * FROM _prisma_migrations")).rows).toHaveLength(applied.join("").split(",").length);
});

test("a process killed during a migration leaves none of its changes, and the next process migrates", async () => {
  const folder = createEmptyFolder();
  fs.mkdirSync(path.join(folder, "1_slow"));
  const file = path.join(folder, "1_slow", "migration.sql");
  fs.writeFileSync(file, "CREATE TABLE half (id int); SELECT pg_sleep(30);");
  const killedProcess = spawnProgram(program("migrate-program"), address(), folder);
  await until(
    async () =>
      (await pool.query("SELECT FROM pg_stat_activity WHERE query LIKE '%pg_sleep(30)%' AND pid <> pg_backend_pid()"))
        .rowCount,
  );
  await killedProcess.kill();
  // Ends the query, because Postgres notices a lost client only when `pg_sleep` ends.
  await pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(30)%' AND pid <> pg_backend_pid()",
  );
  fs.writeFileSync(file, "CREATE TABLE half (id int);");
  expect(await migrate(pool, folder)).toEqual(["1_slow"]);
});

test("a database that a newer version of the app has migrated is refused", async () => {
  await migrate(pool, OUR_MIGRATIONS);
  await expect(migrate(pool, createEmptyFolder())).rejects.toThrow(MigrationError);
});

test("after our migrations, Prisma's own engine finds nothing to apply", async () => {
  await migrate(pool, OUR_MIGRATIONS);
  const { stdout } = await run(process.execPath, ["tests/support/prisma-engine.mjs", address()]);
  expect(JSON.parse(stdout)).toEqual({ appliedMigrationNames: [] });
});
