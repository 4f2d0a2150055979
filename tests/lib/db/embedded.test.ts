import fs from "node:fs";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { DatabaseInUseError } from "@/lib/db/embedded/lock";
import { startEmbedded } from "@/lib/db/embedded/start";
import {
  bundlePrograms,
  createEmptyFolder,
  openPool,
  prepareFolder,
  program,
  removeFolders,
  spawnProgram,
  start,
  startWithPool,
} from "@/tests/support/embedded";
import { until } from "@/tests/support/until";

jest.setTimeout(60_000);

beforeAll(bundlePrograms);
afterAll(removeFolders);

const CREATE_NOTES = "CREATE TABLE notes (id serial PRIMARY KEY, text text NOT NULL)";

test("a stop leaves no lock, and keeps the data that was written before", async () => {
  const first = await startWithPool();
  await first.pool.query(CREATE_NOTES);
  await first.pool.query("INSERT INTO notes (text) VALUES ('kept')");
  await first.end();
  expect(fs.readdirSync(path.join(first.dataDir, "run"))).toEqual([]);

  const second = await startWithPool(first.dataDir);
  expect((await second.pool.query("SELECT text FROM notes")).rows).toEqual([{ text: "kept" }]);
  await second.end();
});

test("a second start on the same folder is refused, and the first one continues", async () => {
  const first = await startWithPool();
  await expect(start(first.dataDir)).rejects.toThrow(DatabaseInUseError);
  expect((await first.pool.query("SELECT 1 AS value")).rows[0].value).toBe(1);
  await first.end();
});

test("of two processes that start at the same time, exactly one gets the database", async () => {
  const folder = await prepareFolder();
  const processes = [1, 2].map(() => spawnProgram(program("start-program"), folder));
  const words = await Promise.all(processes.map(async (each) => (await each.waitFor(/READY|DatabaseInUseError/))[0]));
  await Promise.all(processes.map((each) => each.kill()));
  expect(words.sort()).toEqual(["DatabaseInUseError", "READY"]);
});

test("a killed process loses no acknowledged write, and the next process starts on the same folder", async () => {
  const folder = await prepareFolder();
  const killedProcess = spawnProgram(program("start-program"), folder);
  const pool = openPool((await killedProcess.waitFor(/READY (\S+)/))[1] ?? "");
  await pool.query(CREATE_NOTES);
  let acknowledged = 0;
  const writers = Array.from({ length: 4 }, async () => {
    for (;;) {
      await pool.query("INSERT INTO notes (text) VALUES ('written')");
      acknowledged++;
    }
  });
  await until(() => acknowledged > 50);
  await killedProcess.kill();
  await Promise.allSettled(writers);
  await pool.end();

  const next = await startWithPool(folder);
  const { rows } = await next.pool.query("SELECT count(*)::int AS count FROM notes");
  expect(rows[0].count).toBeGreaterThanOrEqual(acknowledged);
  await next.end();
});

test("a killed first start needs no repair, and the next start creates a folder that only its owner may enter", async () => {
  const folder = createEmptyFolder();
  const killedProcess = spawnProgram(program("start-program"), folder);
  await until(() => fs.readdirSync(folder).some((name) => name.startsWith("db.new-")));
  await killedProcess.kill();
  expect(fs.existsSync(path.join(folder, "db"))).toBe(false);
  const next = await startWithPool(folder);
  expect((await next.pool.query("SELECT 1 AS value")).rows[0].value).toBe(1);
  expect(fs.statSync(path.join(folder, "db")).mode & 0o777).toBe(0o700);
  await next.end();
});

test("the incomplete folder of an interrupted first start is removed", async () => {
  const folder = await prepareFolder();
  fs.mkdirSync(path.join(folder, "db.new-0badcafe", "base"), { recursive: true });
  fs.writeFileSync(path.join(folder, "db.new-0badcafe", "base", "1"), "half");
  const database = await start(folder);
  expect(fs.readdirSync(folder).sort()).toEqual(["db", "run"]);
  await database.stop();
});

test.each(["", "not a number\n"])(
  "a lock file of Postgres that a killed start has left with the content %j does not block the next start",
  async (content) => {
    const folder = await prepareFolder();
    fs.writeFileSync(path.join(folder, "db", "postmaster.pid"), content);
    const database = await startWithPool(folder);
    expect((await database.pool.query("SELECT 1 AS value")).rows[0].value).toBe(1);
    await database.end();
  },
);

test("the database starts even if the path of its folder is too long for a socket", async () => {
  const folder = path.join(createEmptyFolder(), "a-folder-with-a-long-name".repeat(4));
  fs.cpSync(await prepareFolder(), folder, { recursive: true });
  const database = await startWithPool(folder);
  expect(new URL(database.url).hostname).toBe("127.0.0.1");
  expect((await database.pool.query("SELECT 1 AS value")).rows[0].value).toBe(1);
  await expect(start(folder)).rejects.toThrow(DatabaseInUseError);
  await database.end();
});

describe("the start fails with a message that says why", () => {
  test("if the folder has files but no database", async () => {
    const folder = createEmptyFolder();
    fs.mkdirSync(path.join(folder, "db"));
    fs.writeFileSync(path.join(folder, "db", "photo.jpg"), "");
    await expect(start(folder)).rejects.toThrow(
      `The folder ${folder}/db has files but no database. Move it away, or set DATA_DIR to another folder.`,
    );
    expect(fs.readdirSync(path.join(folder, "db"))).toEqual(["photo.jpg"]);
  });

  test("if the database is from another version of Postgres", async () => {
    const folder = await prepareFolder();
    fs.writeFileSync(path.join(folder, "db", "PG_VERSION"), "17\n");
    await expect(start(folder)).rejects.toThrow(
      / was made by Postgres 17, and this version of Plinth has Postgres 18\. /,
    );
  });

  test("if the database is damaged", async () => {
    const folder = await prepareFolder();
    fs.truncateSync(path.join(folder, "db", "global", "pg_control"), 0);
    await expect(start(folder)).rejects.toThrow(
      /^The embedded database in .* has ended: Postgres did not start: .*pg_control/,
    );
  });
});

describe("when the database ends by itself", () => {
  /** Writes a worker in which every fdatasync fails if the file `fail` is in the data folder. Returns its URL. */
  function writeWorkerWithFailingDisk(): URL {
    const file = path.join(createEmptyFolder(), "worker.mjs");
    const source = `import fs from "node:fs";
      import { workerData } from "node:worker_threads";
      const real = fs.fdatasyncSync;
      fs.fdatasyncSync = (descriptor) => {
        if (fs.existsSync(workerData.dataDir + "/fail")) throw new Error("EIO: i/o error, fdatasync");
        real(descriptor);
      };
      await import(${JSON.stringify(pathToFileURL(program("embedded-worker")).href)});`;
    fs.writeFileSync(file, source);
    return pathToFileURL(file);
  }

  test("after a disk failure, no write is acknowledged, the reason is reported, and the database can be started again", async () => {
    const folder = await prepareFolder();
    const database = await startEmbedded(folder, { workerUrl: writeWorkerWithFailingDisk() });
    const failure = new Promise<Error>((resolve) => database.onFailure(resolve));
    const pool = openPool(database.url);
    await pool.query(CREATE_NOTES);
    await pool.query("INSERT INTO notes (text) VALUES ('before')");
    fs.writeFileSync(path.join(folder, "fail"), "");
    await expect(pool.query("INSERT INTO notes (text) VALUES ('after')")).rejects.toThrow();
    expect((await failure).message).toMatch(
      /^The embedded database in .* has ended: .*pg_wal.* could not be written to disk: EIO: i\/o error, fdatasync\. All confirmed changes are on the disk. Start again\.$/,
    );
    await pool.end();

    fs.rmSync(path.join(folder, "fail"));
    const next = await startWithPool(folder);
    expect((await next.pool.query("SELECT text FROM notes WHERE text = 'before'")).rows).toHaveLength(1);
    await next.end();
  });

  test("a listener that is added after the failure is told about it too", async () => {
    const folder = await prepareFolder();
    const database = await startEmbedded(folder, { workerUrl: writeWorkerWithFailingDisk() });
    fs.writeFileSync(path.join(folder, "fail"), "");
    await expect(openPool(database.url).query(CREATE_NOTES)).rejects.toThrow();
    await new Promise((resolve) => database.onFailure(resolve));
    const failure = await new Promise<Error>((resolve) => database.onFailure(resolve));
    expect(failure.message).toContain("could not be written to disk");
  });

  test("a process that uses the database reports the reason and ends", async () => {
    const folder = await prepareFolder();
    const other = spawnProgram(program("start-program"), folder, writeWorkerWithFailingDisk().href);
    const url = (await other.waitFor(/READY (\S+)/))[1] ?? "";
    fs.writeFileSync(path.join(folder, "fail"), "");
    await expect(openPool(url).query(CREATE_NOTES)).rejects.toThrow();
    await other.waitFor(/FAILED The embedded database in .* has ended/);
    await until(() => other.child.exitCode !== null);
    expect(other.child.exitCode).toBe(1);
  });
});

test("a stop is not a failure", async () => {
  const database = await start(await prepareFolder());
  const failures: Error[] = [];
  database.onFailure((error) => failures.push(error));
  await Promise.all([database.stop(), database.stop()]);
  await nextTurn();
  expect(failures).toEqual([]);
});

test("a stop closes the connections that are still open, and tells them the reason", async () => {
  const database = await startWithPool();
  const client = await database.connect();
  const connectionError = new Promise<Error>((resolve) => client.once("error", resolve));
  await database.pool.end();
  await database.stop();
  expect((await connectionError).message).toBe("terminating connection due to administrator command");
});
