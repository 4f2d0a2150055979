import crypto from "node:crypto";
import path from "node:path";
import pg from "pg";
import { message, simpleQuery, sync } from "@/lib/db/embedded/wire";
import { bundlePrograms, removeFolders, startWithPool, type TestEmbedded } from "@/tests/support/embedded";
import { bind, connectRaw, connectReady, execute, flush, parse } from "@/tests/support/raw-connection";
import { until } from "@/tests/support/until";

// The methods `until` and `untilReady` of a raw connection return the types of the received messages, one letter each.
// Z means "ready for a query".

let database: TestEmbedded;
let pool: pg.Pool;

beforeAll(async () => {
  await bundlePrograms();
  database = await startWithPool();
  pool = database.pool;
  await pool.query("CREATE TABLE counters (name text PRIMARY KEY, value int NOT NULL)");
});

afterAll(async () => {
  await database.end();
  removeFolders();
});

const socket = () => ({ path: path.join(database.dataDir, "run", ".s.PGSQL.5432") });
const counterValue = async (name: string) =>
  (await pool.query("SELECT value FROM counters WHERE name = $1", [name])).rows[0]?.value;

async function inTransaction(run: (client: pg.PoolClient) => Promise<void>) {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await run(client);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}

const COUNT_UP =
  "INSERT INTO counters VALUES ($1, 1) ON CONFLICT (name) DO UPDATE SET value = counters.value + 1 RETURNING value";

test("40 concurrent writers each get the results of their own queries", async () => {
  const kinds = [
    async (text: string) => (await pool.query("SELECT $1::text AS value", [text])).rows[0].value === text,
    async () => (await pool.query(COUNT_UP, ["alone"])).rows[0].value > 0,
    async () => {
      await inTransaction(async (client) => {
        const { value } = (await client.query("SELECT value FROM counters WHERE name = 'shared' FOR UPDATE")).rows[0];
        await client.query("UPDATE counters SET value = $1 WHERE name = 'shared'", [value + 1]);
      });
      return true;
    },
    async () =>
      pool.query("SELECT 1 / $1::int", [0]).then(
        () => false,
        (error: pg.DatabaseError) => error.code === "22012",
      ),
  ];
  await pool.query("INSERT INTO counters VALUES ('shared', 0)");

  const writers = Array.from({ length: 40 }, async (_, writer) => {
    const results: boolean[] = [];
    for (let step = 0; step < 40; step++) results.push((await kinds[step % 4]?.(`${writer} ${step}`)) ?? false);
    return results;
  });
  const responses = (await Promise.all(writers)).flat();

  expect(responses.filter(Boolean)).toHaveLength(1600);
  expect([await counterValue("alone"), await counterValue("shared")]).toEqual([400, 400]);
});

test("two connections may give different statements the same name", async () => {
  const [first, second] = [await database.connect(), await database.connect()];
  const query = (client: pg.Client, text: string) => client.query({ name: "same", text });
  for (let round = 0; round < 3; round++) {
    expect((await query(first, "SELECT 'one' AS value")).rows[0].value).toBe("one");
    expect((await query(second, "SELECT 'other' AS value, 2 AS more")).rows[0]).toEqual({ value: "other", more: 2 });
  }
});

test("a connection keeps its unnamed statement, even if another connection parses its own in between", async () => {
  const [first, second] = [await connectReady(socket()), await connectReady(socket())];
  first.send(parse("SELECT 'of one'"), sync);
  expect(await first.untilReady()).toBe("1Z");
  second.send(parse("SELECT 'of the other'"), bind(), execute(), sync);
  await second.untilReady();

  first.send(bind(), execute(), sync);
  await first.until("2");
  const row = first.received().toString();
  expect(await first.untilReady()).toBe("DCZ");
  expect(row).toContain("of one");
  for (const { socket: open } of [first, second]) open.end();
});

test("a connection that sends Flush keeps the session until it sends Sync", async () => {
  const raw = await connectReady(socket());
  raw.send(parse("SELECT generate_series(1, 3)"), bind(), execute(2), flush);
  expect(await raw.until("s")).toBe("12DDs");
  let isDone = false;
  const waitingQuery = pool.query("SELECT 1").then(() => {
    isDone = true;
  });

  raw.send(execute(2), flush);
  expect(await raw.until("C")).toBe("DC");
  expect(isDone).toBe(false);
  raw.send(sync);
  expect(await raw.untilReady()).toBe("Z");
  await waitingQuery;
  raw.socket.end();
});

test("a connection in a transaction keeps the session until it commits", async () => {
  const client = await database.connect();
  await client.query("BEGIN");
  await client.query("INSERT INTO counters VALUES ('owned', 1)");
  const value = counterValue("owned");
  await client.query("UPDATE counters SET value = 2 WHERE name = 'owned'");
  await client.query("COMMIT");
  expect(await value).toBe(2);
});

test("a connection that dies in a transaction leaves nothing behind and blocks no other connection", async () => {
  const raw = await connectReady(socket());
  raw.send(simpleQuery("BEGIN; INSERT INTO counters VALUES ('dead', 1)"));
  await raw.untilReady();
  const waitingQuery = pool.query("SELECT count(*)::int AS count FROM counters WHERE name = 'dead'");
  raw.socket.destroy();
  expect((await waitingQuery).rows[0].count).toBe(0);
});

test("a connection that dies during its BEGIN blocks no other connection", async () => {
  for (let round = 0; round < 10; round++) {
    const raw = await connectReady(socket());
    raw.send(simpleQuery("BEGIN"), simpleQuery("INSERT INTO counters VALUES ('dead too', 1)"));
    raw.socket.destroy();
  }
  expect(await counterValue("dead too")).toBeUndefined();
});

test("a failed transaction does not affect other connections", async () => {
  const client = await database.connect();
  await client.query("BEGIN");
  await expect(client.query("SELECT * FROM nowhere")).rejects.toMatchObject({ code: "42P01" });
  const other = pool.query("SELECT 'fine' AS value");
  await expect(client.query("SELECT 1")).rejects.toMatchObject({ code: "25P02" });
  await client.query("ROLLBACK");
  expect((await other).rows[0].value).toBe("fine");
  expect((await client.query("SELECT 2 AS value")).rows[0].value).toBe(2);
});

describe("notifications", () => {
  async function startListener(channel: string) {
    const client = await database.connect();
    const payloads: string[] = [];
    client.on("notification", ({ payload }) => payloads.push(payload ?? ""));
    await client.query(`LISTEN "${channel}"`);
    return { client, payloads };
  }

  test("reach every connection that listens, when the transaction commits", async () => {
    const [first, second, elsewhere] = [
      await startListener("news"),
      await startListener("news"),
      await startListener("else"),
    ];
    const client = await database.connect();
    await client.query("BEGIN");
    await client.query("NOTIFY news, 'first'");
    await client.query("SELECT pg_notify('news', 'second')");
    expect(first.payloads).toEqual([]);
    await client.query("COMMIT");
    await until(() => second.payloads.length === 2);
    expect([first.payloads, second.payloads, elsewhere.payloads]).toEqual([
      ["first", "second"],
      ["first", "second"],
      [],
    ]);
  });

  test("of a transaction that is rolled back are not sent", async () => {
    const { payloads } = await startListener("rolled back");
    await expect(
      inTransaction(async (client) => {
        await client.query(`NOTIFY "rolled back", 'never'`);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await pool.query(`NOTIFY "rolled back", 'later'`);
    await until(() => payloads.length > 0);
    expect(payloads).toEqual(["later"]);
  });

  test("still reach a connection if another connection stops listening", async () => {
    const [stays, leaves, ends] = [
      await startListener("jobs"),
      await startListener("jobs"),
      await startListener("jobs"),
    ];
    await leaves.client.query('UNLISTEN "jobs"; UNLISTEN "other"');
    await ends.client.query("UNLISTEN *");
    await ends.client.end();
    await pool.query("NOTIFY jobs, 'work'");
    await until(() => stays.payloads.length > 0);
    expect([stays.payloads, leaves.payloads, ends.payloads]).toEqual([["work"], [], []]);
  });
});

test("a parameter of 5 MB is returned whole", async () => {
  const bytes = crypto.randomBytes(5 * 1024 * 1024);
  const { rows } = await pool.query("SELECT $1::bytea AS value", [bytes]);
  expect(bytes.equals(rows[0].value)).toBe(true);
});

test("100,000 rows are returned in order", async () => {
  const { rows } = await pool.query("SELECT n, repeat('x', 20) AS text FROM generate_series(1, 100000) n");
  expect(rows).toHaveLength(100_000);
  expect(rows.every(({ n }, index) => n === index + 1)).toBe(true);
});

describe("an invalid message", () => {
  const queryElsewhere = async () => (await pool.query("SELECT 'well' AS state")).rows[0].state;

  test.each([
    ["random bytes instead of a startup message", crypto.randomBytes(64)],
    ["another protocol", Buffer.from("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")],
    ["an empty startup message", Buffer.alloc(8)],
  ])("ends only its connection: %s", async (_, bytes) => {
    const raw = await connectRaw(socket());
    raw.send(bytes);
    await raw.closed;
    expect(await queryElsewhere()).toBe("well");
  });

  test.each([
    ["random bytes", Buffer.concat([Buffer.from([0xff]), crypto.randomBytes(64)])],
    ["a message of an unknown type", message("?", Buffer.from("hello"))],
    ["a FunctionCall message", message("F", Buffer.alloc(10))],
    ["an impossible length", Buffer.from([0x51, 0xff, 0xff, 0xff, 0xff])],
    ["a query without a terminator", message("Q", Buffer.from("SELECT 1"))],
  ])("gets an error as its response and ends only its connection: %s", async (_, bytes) => {
    const raw = await connectReady(socket());
    raw.send(bytes);
    await raw.closed;
    expect(raw.received().toString()).toMatch(/^E[\s\S]*FATAL[\s\S]*C08P01/);
    expect(await queryElsewhere()).toBe("well");
  });

  test("a malformed Bind fails only its statement", async () => {
    const raw = await connectReady(socket());
    raw.send(parse("SELECT 1"), message("B", Buffer.from("\0\0")), sync);
    expect(await raw.untilReady()).toBe("1EZ");
    raw.send(simpleQuery("SELECT 1"));
    expect(await raw.untilReady()).toBe("TDCZ");
    raw.socket.end();
  });

  test("400 messages of random types and bodies do not affect other connections", async () => {
    for (let round = 0; round < 20; round++) {
      const raw = await connectReady(socket());
      for (let index = 0; index < 20; index++) {
        const type = "PBDECSHQdcf".charAt(crypto.randomInt(11));
        raw.send(
          message(type, Buffer.concat([crypto.randomBytes(crypto.randomInt(30)), Buffer.alloc(crypto.randomInt(4))])),
        );
      }
      raw.send(message("X"));
      await raw.closed;
    }
    expect(await queryElsewhere()).toBe("well");
  });
});

describe("limits of the shared session", () => {
  test("COPY FROM STDIN is an error, and the connection continues", async () => {
    const client = await database.connect();
    await expect(client.query("COPY counters FROM STDIN")).rejects.toMatchObject({
      code: "0A000",
      message: "COPY FROM STDIN is not supported by the embedded database. Use INSERT.",
    });
    await expect(client.query({ text: "COPY counters FROM STDIN", name: "prepared" })).rejects.toMatchObject({
      code: "0A000",
    });
    expect((await client.query("SELECT 1 AS value")).rows[0].value).toBe(1);
  });

  test("COPY FROM STDIN fails its transaction", async () => {
    const client = await database.connect();
    await client.query("BEGIN");
    await expect(client.query("COPY counters FROM STDIN")).rejects.toMatchObject({ code: "0A000" });
    await expect(client.query("SELECT 1")).rejects.toMatchObject({ code: "25P02" });
    await client.query("ROLLBACK");
  });

  test("data for a COPY that was refused is ignored", async () => {
    const raw = await connectReady(socket());
    raw.send(
      simpleQuery("COPY counters FROM STDIN"),
      message("d", Buffer.from("a\t1\n")),
      message("c"),
      simpleQuery("SELECT 1"),
    );
    expect(await raw.untilReady()).toBe("EZ");
    expect(await raw.untilReady()).toBe("TDCZ");
    raw.socket.end();
  });

  test("an unnamed statement that was refused cannot be run afterwards", async () => {
    const raw = await connectReady(socket());
    raw.send(parse("SET statement_timeout = 1"), sync);
    expect(await raw.untilReady()).toBe("EZ");

    raw.send(message("B", Buffer.alloc(8)), message("E", Buffer.alloc(5)), sync);

    expect(await raw.untilReady()).toBe("EZ");
    expect((await pool.query("SHOW statement_timeout")).rows[0].statement_timeout).toBe("0");
    raw.socket.end();
  });

  test("a statement that would change the session is an error, with or without parameters", async () => {
    const client = await database.connect();
    await expect(client.query("SELECT pg_advisory_lock($1)", [1])).rejects.toMatchObject({ code: "0A000" });
    await expect(client.query("SET statement_timeout = 1")).rejects.toMatchObject({ code: "0A000" });
    expect((await pool.query("SHOW statement_timeout")).rows[0].statement_timeout).toBe("0");
  });

  test("COPY TO STDOUT works", async () => {
    const raw = await connectReady(socket());
    raw.send(simpleQuery("COPY (SELECT 1 UNION ALL SELECT 2) TO STDOUT"));
    expect(await raw.untilReady()).toBe("HddcCZ");
    raw.socket.end();
  });
});

test("a cancel request closes the connection on which it was sent", async () => {
  const raw = await connectRaw(socket());
  raw.send(Buffer.from([0, 0, 0, 16, 0x04, 0xd2, 0x16, 0x2e, 0, 0, 0, 1, 0, 0, 0, 1]));
  await raw.closed;
  expect(raw.received()).toHaveLength(0);
});

test("the prepared statements of a closed connection are deallocated", async () => {
  const count = async () =>
    (await pool.query("SELECT count(*)::int AS count FROM pg_prepared_statements WHERE name <> ''")).rows[0].count;
  const before = await count();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query({ name: "mine", text: "SELECT 1" });
  expect(await count()).toBe(before + 1);
  await client.end();
  await until(async () => (await count()) === before);
});
