import { setEmbeddedDatabase } from "@/lib/db/connection";
import { disconnect, pool } from "@/lib/db/pool";
import { refreshStatistics } from "@/lib/jobs/statistics";
import { bundlePrograms, removeFolders, startWithPool, type TestEmbedded } from "@/tests/support/embedded";

let database: TestEmbedded;

beforeAll(async () => {
  await bundlePrograms();
  database = await startWithPool();
  setEmbeddedDatabase(database.url);
});

beforeEach(() => pool().query("DROP TABLE IF EXISTS things; CREATE TABLE things (id int)"));

afterAll(async () => {
  await disconnect();
  await database.end();
  removeFolders();
});

const addRows = (count: number) => pool().query("INSERT INTO things SELECT generate_series(1, $1::int)", [count]);

async function readEstimatedRows() {
  const { rows } = await pool().query<{ rows: number }>(
    "SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'things'",
  );
  return rows[0]?.rows;
}

test("the planner's estimate is updated after many new rows", async () => {
  await addRows(20_000);

  await refreshStatistics();

  expect(await readEstimatedRows()).toBe(20_000);
});

test("a table that has hardly changed is not analysed again", async () => {
  await addRows(20_000);
  await refreshStatistics();
  await addRows(200);

  await refreshStatistics();

  expect(await readEstimatedRows()).toBe(20_000);
});
