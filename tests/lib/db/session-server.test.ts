import path from "node:path";
import pg from "pg";
import { message, simpleQuery, startup } from "@/lib/db/embedded/wire";
import { bundlePrograms, openPool, prepareFolder, removeFolders } from "@/tests/support/embedded";
import { type InProcessDatabase, startInProcessDatabase } from "@/tests/support/in-process-database";
import { connectRaw, connectReady, type RawConnection } from "@/tests/support/raw-connection";

// `untilReady` returns the types of the received messages. "TDCZ" is the response to a query that returns one row.

const IDLE_MS = 800;
/** The length of the message with which the server asks for a password. */
const PASSWORD_REQUEST_BYTES = 9;

let database: InProcessDatabase;

beforeAll(async () => {
  await bundlePrograms();
  database = await startInProcessDatabase(path.join(await prepareFolder(), "db"), { idleInTransactionMs: IDLE_MS });
});

afterAll(async () => {
  await database.end();
  removeFolders();
});

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ["nextTick", "setImmediate", "clearImmediate", "queueMicrotask", "performance", "Date"],
  });
});

afterEach(() => {
  jest.useRealTimers();
});

async function begin(): Promise<RawConnection> {
  const raw = await connectReady(database.socket);
  raw.send(simpleQuery("BEGIN"));
  await raw.untilReady();
  return raw;
}

test("a connection that is idle in a transaction is closed, with the reason", async () => {
  const pool = openPool(database.url);
  const raw = await begin();
  const waitingQuery = pool.query("SELECT 1 AS value");
  jest.advanceTimersByTime(IDLE_MS - 1);
  const other = await connectReady(database.socket); // meanwhile, `raw` would receive the reason of an early close
  expect(raw.received()).toHaveLength(0);
  jest.advanceTimersByTime(1);
  await raw.closed;
  expect(raw.received().toString()).toContain("terminating connection due to idle-in-transaction timeout");
  expect((await waitingQuery).rows[0].value).toBe(1);
  other.socket.end();
  await pool.end();
});

test("an idle transaction's connection is closed even while other connections send queries", async () => {
  const pool = openPool(database.url);
  const raw = await begin();
  const queries = Array.from({ length: 10 }, () => {
    jest.advanceTimersByTime(IDLE_MS / 5);
    return pool.query("SELECT 1");
  });
  await raw.closed;
  expect(await Promise.all(queries)).toHaveLength(10);
  await pool.end();
});

test("a connection that is active in its transaction is not closed", async () => {
  const raw = await begin();
  for (let round = 0; round < 6; round++) {
    jest.advanceTimersByTime(IDLE_MS / 4);
    raw.send(simpleQuery("SELECT 1"));
    expect(await raw.untilReady()).toBe("TDCZ");
  }
  raw.socket.end();
});

test("a connection that is idle outside a transaction is not closed", async () => {
  const raw = await connectReady(database.socket);
  jest.advanceTimersByTime(IDLE_MS * 1.5);
  raw.send(simpleQuery("SELECT 1"));
  expect(await raw.untilReady()).toBe("TDCZ");
  raw.socket.end();
});

describe("with a password", () => {
  let guardedDatabase: InProcessDatabase;
  beforeAll(async () => {
    guardedDatabase = await startInProcessDatabase(path.join(await prepareFolder(), "db"), { password: "secret" });
  });
  afterAll(() => guardedDatabase.end());

  const client = (password: string) =>
    new pg.Client({ connectionString: guardedDatabase.url.replace("postgres@", `postgres:${password}@`) });

  test("the right password is accepted", async () => {
    const connection = client("secret");
    await connection.connect();
    expect((await connection.query("SELECT 1 AS value")).rows[0].value).toBe(1);
    await connection.end();
  });

  test("a wrong password is refused", async () => {
    await expect(client("wrong").connect()).rejects.toThrow("password authentication failed");
  });

  test("a query instead of the password is not run", async () => {
    const raw = await connectRaw(guardedDatabase.socket);
    raw.send(startup({ user: "postgres" }), simpleQuery("SELECT 1"));
    await raw.closed;
    expect(raw.received().toString("latin1", PASSWORD_REQUEST_BYTES)).toMatch(
      /^E[\s\S]*password authentication failed/,
    );
  });

  test("a query before the startup message is not run", async () => {
    const raw = await connectRaw(guardedDatabase.socket);
    raw.send(simpleQuery("SELECT 1"), message("p", Buffer.from("secret\0")));
    await raw.closed;
    expect(raw.received().toString("latin1")).not.toContain("Z");
  });
});
