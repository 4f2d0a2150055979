import fs from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import {
  bundlePrograms,
  createEmptyFolder,
  openPool,
  prepareFolder,
  program,
  removeFolders,
  spawnProgram,
  startWithPool,
} from "@/tests/support/embedded";
import { until } from "@/tests/support/until";

jest.setTimeout(300_000);

const ROUNDS = 12;
const WRITERS = 8;

beforeAll(bundlePrograms);
afterAll(removeFolders);

/** Inserts rows until the database ends. Adds to `acknowledged` the text of each row that the database confirms. */
async function write(pool: pg.Pool, writer: string, acknowledged: Set<string>) {
  for (let step = 0; ; step++) {
    const text = `${writer}-${step}`;
    try {
      if (step % 3 === 0) await pool.query("INSERT INTO notes VALUES ($1)", [text]);
      else await pool.query(`BEGIN; INSERT INTO notes VALUES ('${text}'); UPDATE total SET count = count + 1; COMMIT`);
      acknowledged.add(text);
    } catch {
      return;
    }
  }
}

test(`${ROUNDS} rounds of kill -9 under ${WRITERS} writers lose no acknowledged write, leave no transaction half done and need no repair`, async () => {
  const folder = await prepareFolder();
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const killedProcess = spawnProgram(program("start-program"), folder);
    const pool = openPool((await killedProcess.waitFor(/READY (\S+)/))[1] ?? "", WRITERS);
    await pool.query("CREATE TABLE IF NOT EXISTS notes (text text PRIMARY KEY)");
    await pool.query("CREATE TABLE IF NOT EXISTS total (count int)");
    if (round === 0) await pool.query("INSERT INTO total VALUES (0)");
    const writing = Array.from({ length: WRITERS }, (_, writer) => write(pool, `${round}-${writer}`, acknowledged));
    const goal = acknowledged.size + WRITERS + Math.floor(Math.random() * 1_000);
    await until(() => acknowledged.size >= goal, { timeoutMs: 30_000 });
    await killedProcess.kill();
    await Promise.all(writing);
    await pool.end();
  }

  const database = await startWithPool(folder);
  const { rows } = await database.pool.query<{ text: string }>("SELECT text FROM notes");
  const storedTexts = new Set(rows.map(({ text }) => text));
  const lostTexts = [...acknowledged].filter((text) => !storedTexts.has(text));
  const inTransactions = [...storedTexts].filter((text) => Number(text.split("-")[2]) % 3 !== 0).length;
  const total = (await database.pool.query("SELECT count FROM total")).rows[0].count;

  expect(acknowledged.size).toBeGreaterThan(ROUNDS * WRITERS);
  expect(lostTexts).toEqual([]);
  expect(total).toBe(inTransactions);
  await database.end();
});

test("a data folder whose first two starts were killed, at any of ten moments, needs no repair", async () => {
  for (const moment of [0, 30, 100, 250, 500, 900, 1_400, 2_000, 2_700, 3_500]) {
    const folder = createEmptyFolder();
    for (const delayMs of [moment, moment / 2]) {
      const killedProcess = spawnProgram(program("start-program"), folder);
      await delay(delayMs); // the time of the kill, not a wait for a condition
      await killedProcess.kill();
    }
    const database = await startWithPool(folder);
    expect((await database.pool.query("SELECT 1 AS value")).rows[0].value).toBe(1);
    await database.end();
    // A killed start can leave a lock file that still has its temporary name. Such a file blocks no other start, and is
    // removed by the first start that is at least a minute later.
    const remaining = fs.readdirSync(path.join(folder, "run"));
    expect(remaining.filter((name) => !name.endsWith(".tmp"))).toEqual([]);
  }
});

test("in each of ten rounds, exactly one of three processes that start together on one folder gets the database", async () => {
  for (let round = 0; round < 10; round++) {
    const folder = await prepareFolder();
    const processes = Array.from({ length: 3 }, () => spawnProgram(program("start-program"), folder));
    const words = await Promise.all(processes.map(async (each) => (await each.waitFor(/READY|DatabaseInUseError/))[0]));
    await Promise.all(processes.map((each) => each.kill()));
    expect(words.sort()).toEqual(["DatabaseInUseError", "DatabaseInUseError", "READY"]);
  }
});
