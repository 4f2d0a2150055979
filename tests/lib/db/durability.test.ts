import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { message, sync } from "@/lib/db/embedded/wire";
import { bundlePrograms, prepareFolder, removeFolders } from "@/tests/support/embedded";
import { copyAfterCrash, type InProcessDatabase, startInProcessDatabase } from "@/tests/support/in-process-database";

/** The size of one file of the write-ahead log. */
const SEGMENT_MB = 16;

beforeAll(bundlePrograms);
afterAll(removeFolders);

/** Records the files that are synced from now on, in order. */
function recordSyncs() {
  const synced: string[] = [];
  const real = fs.fdatasyncSync;
  jest.spyOn(fs, "fdatasyncSync").mockImplementation((descriptor) => {
    synced.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`));
    real(descriptor);
  });
  return synced;
}

afterEach(() => jest.restoreAllMocks());

async function connect(database: InProcessDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function open() {
  const folder = path.join(await prepareFolder(), "db");
  const database = await startInProcessDatabase(folder);
  const client = await connect(database);
  await client.query("CREATE TABLE notes (id serial PRIMARY KEY, text text)");
  return { folder, database, client };
}

describe("while the database runs", () => {
  let database: InProcessDatabase;
  let client: pg.Client;
  let folder: string;
  beforeAll(async () => {
    ({ folder, database, client } = await open());
  });
  afterAll(async () => {
    await client.end();
    await database.end();
  });

  test("each commit is synced before it is acknowledged", async () => {
    const synced = recordSyncs();
    for (let count = 1; count <= 20; count++) {
      await client.query("INSERT INTO notes (text) VALUES ($1)", [`note ${count}`]);
      expect(synced.filter((file) => file.startsWith(path.join(folder, "pg_wal"))).length).toBeGreaterThanOrEqual(
        count,
      );
    }
  });

  test("a transaction is synced once, when it commits", async () => {
    const synced = recordSyncs();
    await client.query("BEGIN");
    for (let count = 0; count < 5; count++) await client.query("INSERT INTO notes (text) VALUES ('many')");
    expect(synced).toEqual([]);
    await client.query("COMMIT");
    expect(synced).toHaveLength(1);
  });

  test("reading syncs nothing", async () => {
    await client.query("SELECT * FROM notes");
    const synced = recordSyncs();
    await client.query("SELECT * FROM notes");
    expect(synced).toEqual([]);
  });

  test("a checkpoint syncs a changed table, the file `pg_control` and the folder `pg_xact`", async () => {
    await client.query("INSERT INTO notes (text) VALUES ('changed')");
    const synced = recordSyncs();
    await client.query("CHECKPOINT");
    const { rows } = await client.query("SELECT pg_relation_filepath('notes') AS path");
    expect(synced).toEqual(
      expect.arrayContaining([
        path.join(folder, rows[0].path),
        path.join(folder, "global/pg_control"),
        path.join(folder, "pg_xact"),
      ]),
    );
  });

  test("the write-ahead log does not grow without limit", async () => {
    await client.query("ALTER TABLE notes ALTER text SET STORAGE EXTERNAL"); // not compressed
    const text = "x".repeat(8 * 1024 * 1024);
    for (let round = 0; round < 20; round++) await client.query("INSERT INTO notes (text) VALUES ($1)", [text]);
    const { rows } = await client.query("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn AS written");
    const files = fs.readdirSync(path.join(folder, "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name));
    expect(Number(rows[0].written)).toBeGreaterThan(160 * 1024 * 1024);
    expect(files.length * SEGMENT_MB).toBeLessThan(130);
  });
});

test("recovery after a crash is synced before the first response, and no acknowledged write is lost", async () => {
  const { folder, database, client } = await open();
  for (let count = 0; count < 50; count++)
    await client.query("INSERT INTO notes (text) VALUES ($1)", [`note ${count}`]);
  const { rows } = await client.query("SELECT pg_relation_filepath('notes') AS path");
  const copy = copyAfterCrash(folder);
  await client.end();
  await database.end();

  const synced = recordSyncs();
  const recovered = await startInProcessDatabase(copy);
  expect(synced).toEqual(
    expect.arrayContaining([path.join(copy, rows[0].path), path.join(copy, "global/pg_control"), copy]),
  );
  const reader = await connect(recovered);
  expect((await reader.query("SELECT count(*)::int AS count FROM notes")).rows[0].count).toBe(50);
  await reader.end();
  await recovered.end();
});

test("when the disk fails, the commit is not acknowledged and the session ends", async () => {
  const { database, client } = await open();
  const other = await connect(database);
  jest.spyOn(fs, "fdatasyncSync").mockImplementation(() => {
    throw Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" });
  });
  const results = await Promise.allSettled([
    client.query("INSERT INTO notes (text) VALUES ('lost')"),
    other.query("SELECT 1"),
  ]);

  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(database.broken.map(({ message }) => message)).toEqual([
    expect.stringMatching(/pg_wal\/[0-9A-F]{24} could not be written to disk: EIO: i\/o error, fdatasync$/),
  ]);
  jest.restoreAllMocks();
  await expect(database.session.execute(Buffer.alloc(0))).rejects.toThrow("could not be written to disk");
  await database.end();
});

test("when the disk fails during shutdown, closing the database rejects", async () => {
  const { database, client } = await open();
  await client.query("INSERT INTO notes (text) VALUES ('not in a table yet')");
  await client.end();
  jest.spyOn(fs, "fdatasyncSync").mockImplementation(() => {
    throw new Error("EIO: i/o error, fdatasync");
  });
  await expect(database.end()).rejects.toThrow("could not be written to disk");
});

test("when Postgres itself ends, the session reports it", async () => {
  const { database } = await open();
  // A message of an unknown type ends Postgres. The server refuses such messages, so this one bypasses the server.
  await expect(database.session.execute(message("?"))).rejects.toThrow(
    /^Postgres ended: .*FATAL: .*invalid frontend message type 63/,
  );
  await expect(database.session.execute(sync)).rejects.toThrow(/^Postgres ended/);
  await expect(database.end()).rejects.toThrow(/^Postgres ended/);
});
