import path from "node:path";
import { addJobAdhoc, Logger, run, runMigrations } from "graphile-worker";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { setEmbeddedDatabase } from "@/lib/db/connection";
import { db } from "@/lib/db/db";
import { migrate } from "@/lib/db/migrations";
import { disconnect, pool } from "@/lib/db/pool";
import { bundlePrograms, openPool, removeFolders, startWithPool, type TestEmbedded } from "@/tests/support/embedded";
import { until } from "@/tests/support/until";

let database: TestEmbedded;

beforeAll(async () => {
  await bundlePrograms();
  database = await startWithPool();
  setEmbeddedDatabase(database.url);
  await migrate(pool(), path.resolve("prisma/migrations"));
});

afterAll(async () => {
  await disconnect();
  await database.end();
  removeFolders();
});

const emails = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${kind}-${index}@example.com`);

describe("Prisma", () => {
  test("100 concurrent nested writes each return their own rows", async () => {
    const users = await Promise.all(
      emails("nested", 100).map((email) =>
        db.user.create({
          data: { email, roles: { create: { role: { create: { name: `Role of ${email}` } } } } },
          include: { roles: { include: { role: true } } },
        }),
      ),
    );
    expect(users.map(({ email, roles }) => [email, roles[0]?.role.name])).toEqual(
      emails("nested", 100).map((email) => [email, `Role of ${email}`]),
    );
  });

  test("reports a unique violation by its code", async () => {
    await db.user.create({ data: { email: "twice@example.com" } });
    await expect(db.user.create({ data: { email: "twice@example.com" } })).rejects.toMatchObject({ code: "P2002" });
  });

  test("of 20 concurrent writes of the same address, exactly one succeeds", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => db.user.create({ data: { email: "race@example.com" } })),
    );
    const codes = results.map((result) => (result.status === "fulfilled" ? "written" : result.reason.code));
    expect(codes.sort()).toEqual([...Array(19).fill("P2002"), "written"]);
  });

  test("60 concurrent transactions that increment one row lose no update", async () => {
    const { id } = await db.user.create({ data: { email: "counter@example.com" } });
    await Promise.all(
      Array.from({ length: 60 }, () =>
        db.$transaction(
          async (tx) => {
            const { unreadNotifications } = await tx.user.findUniqueOrThrow({ where: { id } });
            await tx.user.update({ where: { id }, data: { unreadNotifications: unreadNotifications + 1 } });
          },
          { isolationLevel: "Serializable" },
        ),
      ),
    );
    expect((await db.user.findUniqueOrThrow({ where: { id } })).unreadNotifications).toBe(60);
  });

  test("a transaction that throws leaves nothing behind", async () => {
    const attempt = db.$transaction(async (tx) => {
      await tx.user.create({ data: { email: "undone@example.com" } });
      throw new Error("changed my mind");
    });
    await expect(attempt).rejects.toThrow("changed my mind");
    expect(await db.user.findUnique({ where: { email: "undone@example.com" } })).toBeNull();
  });

  test("leaves secrets out by default", async () => {
    const { id } = await db.user.create({ data: { email: "secret@example.com", passwordHash: "hash" } });
    expect(await db.user.findUniqueOrThrow({ where: { id } })).not.toHaveProperty("passwordHash");
  });
});

test("a rate limiter accepts exactly 50 of 100 parallel calls", async () => {
  const limiter = new RateLimiterPostgres({
    storeClient: pool(),
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: "test",
    points: 50,
    duration: 60,
  });
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => limiter.consume("everybody")));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
});

test("jobs that are added in transactions run once each, started by a notification", async () => {
  const jobsPool = openPool(database.url, 6);
  const logger = new Logger(() => () => undefined);
  await runMigrations({ pgPool: jobsPool, logger });
  const doneNumbers: number[] = [];
  const runner = await run({
    pgPool: jobsPool,
    logger,
    concurrency: 3,
    noHandleSignals: true,
    pollInterval: 60_000, // so that only a notification can start the jobs
    taskList: { count: async (payload) => void doneNumbers.push((payload as { number: number }).number) },
  });
  await Promise.all(
    Array.from({ length: 25 }, (_, number) =>
      db.$transaction(async (tx) => {
        await tx.$executeRaw`SELECT graphile_worker.add_job('count', json_build_object('number', ${number}::int))`;
      }),
    ),
  );
  await until(() => doneNumbers.length >= 25);
  const addedAt = performance.now();
  await addJobAdhoc({ pgPool: jobsPool, logger }, "count", { number: 25 });
  await until(() => doneNumbers.length >= 26);

  expect(performance.now() - addedAt).toBeLessThan(2_000);
  expect(doneNumbers.sort((first, second) => first - second)).toEqual(
    Array.from({ length: 26 }, (_, number) => number),
  );
  await runner.stop();
  await jobsPool.end();
});
