import pg from "pg";
import { databaseUrl, isEmbedded, setEmbeddedDatabase } from "@/lib/db/connection";
import { db } from "@/lib/db/db";
import { createCachedReader } from "@/lib/events/cached-reader";
import { changePublicData, publishExpiry } from "@/lib/events/change-public-data";
import { type InstanceEvent, publish, subscribe } from "@/lib/events/events";
import { startEvents } from "@/lib/events/listen";
import { log } from "@/lib/log";
import { startDatabaseProxy } from "@/tests/support/database-proxy";
import { until } from "@/tests/support/until";

const PAGE = { slug: "events-test", title: "Before", body: "" };

let stop: (() => Promise<void>) | undefined;
let unsubscribe: () => void = () => undefined;

beforeAll(() => {
  log.level = "silent"; // one test breaks the connection
});
afterEach(async () => {
  unsubscribe();
  await stop?.();
  stop = undefined;
});

/** Records the tags of each event that this process receives. */
function recordTags(): string[][] {
  const events: string[][] = [];
  unsubscribe = subscribe("expire", ({ tags }) => void events.push(tags));
  return events;
}

/** Runs `work` while the app uses this address for the database. */
async function withDatabaseAt<T>(url: string, work: () => Promise<T>): Promise<T> {
  const before = isEmbedded() ? databaseUrl() : undefined;
  setEmbeddedDatabase(url);
  try {
    return await work();
  } finally {
    setEmbeddedDatabase(before);
  }
}

test("an event arrives once its transaction has committed", async () => {
  stop = await startEvents();
  const events = recordTags();

  await db.$transaction((tx) => publishExpiry(tx, ["menus", "roles"]));

  await until(() => events.length);
  expect(events).toEqual([["menus", "roles"]]);
});

test("a transaction that is rolled back sends no event", async () => {
  stop = await startEvents();
  const events = recordTags();

  const transaction = db.$transaction(async (tx) => {
    await publishExpiry(tx, ["undone"]);
    throw new Error("changed my mind");
  });
  await expect(transaction).rejects.toThrow("changed my mind");
  await db.$transaction((tx) => publishExpiry(tx, ["done"]));

  await until(() => events.length);
  expect(events).toEqual([["done"]]);
});

test("all tags arrive, even if there are too many for one event", async () => {
  stop = await startEvents();
  const events = recordTags();
  const tags = Array.from({ length: 1000 }, (_, id) => `custom-page:${id}`);

  await db.$transaction((tx) => publishExpiry(tx, tags));

  await until(() => events.flat().length >= tags.length);
  expect(events.flat()).toEqual(tags);
});

test("an event that is too long for Postgres is refused with the reason", async () => {
  const longEvent: InstanceEvent = { type: "expire", tags: ["x".repeat(8000)] };

  await expect(db.$transaction((tx) => publish(tx, longEvent))).rejects.toThrow(/too long to send/);
});

test("after a change, the next read in the same process returns the new data", async () => {
  stop = await startEvents();
  await db.customPage.create({ data: PAGE });
  const readTitle = createCachedReader(
    "events-test",
    ["custom-pages"],
    async () => (await db.customPage.findUniqueOrThrow({ where: { slug: PAGE.slug } })).title,
  );
  expect(await readTitle()).toBe("Before");

  await changePublicData(["custom-pages"], (tx) =>
    tx.customPage.update({ where: { slug: PAGE.slug }, data: { title: "After" } }),
  );

  expect(await readTitle()).toBe("After");
});

test("a change returns what its `work` returns", async () => {
  expect(await changePublicData(["custom-pages"], async () => 7)).toBe(7);
});

test("a change whose `work` fails is rolled back, and rejects with the error", async () => {
  const change = changePublicData(["custom-pages"], async (tx) => {
    await tx.customPage.create({ data: PAGE });
    throw new Error("refused");
  });

  await expect(change).rejects.toThrow("refused");
  expect(await db.customPage.count({ where: { slug: PAGE.slug } })).toBe(0);
});

test("other processes receive the event of a change; the process that made the change ignores the event", async () => {
  stop = await startEvents();
  const events = recordTags();
  const other = new pg.Client({ connectionString: databaseUrl() });
  await other.connect();
  const payloads: string[] = [];
  other.on("notification", ({ channel, payload = "" }) => channel === "plinth" && payloads.push(payload));
  await other.query("LISTEN plinth");

  await changePublicData(["themes"], async () => undefined);
  await db.$transaction((tx) => publishExpiry(tx, ["roles"]));

  await until(() => events.length && payloads.length >= 2);
  expect(payloads.map((payload) => JSON.parse(payload).tags)).toEqual([["themes"], ["roles"]]);
  expect(events).toEqual([["roles"]]);
  await other.end();
});

// Events may have been missed while the connection was broken.
test("after a reconnect all caches are dropped, and events arrive again", async () => {
  const proxy = await startDatabaseProxy(databaseUrl());
  stop = await withDatabaseAt(proxy.url, startEvents);
  let loads = 0;
  const read = createCachedReader("events-test-reconnect", ["menus"], async () => ++loads);
  await read();
  let reconnections = 0;
  const unsubscribeReconnected = subscribe("reconnected", () => void reconnections++);

  proxy.cut();
  await until(() => reconnections);

  expect(await read()).toBe(2);
  const events = recordTags();
  await db.$transaction((tx) => publishExpiry(tx, ["menus"]));
  await until(() => events.length);
  unsubscribeReconnected();
  await stop();
  stop = undefined;
  await proxy.close();
});
