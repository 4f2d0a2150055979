import { _allWorkerPools } from "graphile-worker/dist/main.js";
import { db } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import { env } from "@/lib/env";
import { listDeadJobs } from "@/lib/jobs/dead-jobs";
import { enqueue, type JobOptions } from "@/lib/jobs/enqueue";
import { LAST_MIGRATION, prepareJobs } from "@/lib/jobs/prepare";
import { vacuum } from "@/lib/jobs/vacuum";
import { log } from "@/lib/log";
import { recoverJobs } from "@/lib/worker/recover";
import { runJobs, startJobs } from "@/lib/worker/run";
import { until } from "@/tests/support/until";

type Row = { id: string; attempts: number; last_error: string | null; locked_by: string | null; in_future: boolean };

let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  log.level = "silent"; // jobs fail here on purpose
  await prepareJobs();
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

/** Creates an expired row, which the sweep deletes. */
const createExpiredRow = () => db.rateLimit.create({ data: { key: "jobs-test", points: 1, expire: 1n } });
const isSwept = async () => (await db.rateLimit.count({ where: { key: "jobs-test" } })) === 0;

const enqueueSweep = (options?: JobOptions) =>
  db.$transaction((tx) => enqueue(tx, "sweep-expired", undefined, options));
/** Enqueues a job for an email whose id is not a number, so that every attempt fails. */
const enqueueFailingJob = (options?: JobOptions) =>
  db.$transaction((tx) => enqueue(tx, "send-mail", { mail: "x" as unknown as number, secretUntil: null }, options));

async function listJobs(): Promise<Row[]> {
  const { rows } = await pool().query<Row>(
    "SELECT id::text, attempts, last_error, locked_by, run_at > now() AS in_future FROM graphile_worker._private_jobs ORDER BY id",
  );
  return rows;
}

describe("a job", () => {
  test("runs soon after its transaction, and is then removed", async () => {
    stop = await runJobs();
    await createExpiredRow();

    await enqueueSweep();

    await until(isSwept);
    await until(async () => (await listJobs()).length === 0);
  });

  test("does not exist if its transaction is rolled back", async () => {
    const transaction = db.$transaction(async (tx) => {
      await enqueue(tx, "sweep-expired", undefined);
      throw new Error("changed my mind");
    });

    await expect(transaction).rejects.toThrow("changed my mind");
    expect(await listJobs()).toEqual([]);
  });

  test("waits until it is due", async () => {
    stop = await runJobs();
    await createExpiredRow();

    await enqueueSweep({ runAt: new Date(Date.now() + 60_000) });
    await enqueueSweep({ key: "other" });
    await until(async () => (await listJobs()).length === 1);

    expect(await listJobs()).toEqual([expect.objectContaining({ attempts: 0, in_future: true })]);
  });

  test("is stored once, even if it is enqueued twice with the same key", async () => {
    const runAt = new Date(Date.now() + 60_000);

    await enqueueSweep({ key: "once", runAt });
    await enqueueSweep({ key: "once", runAt });

    expect(await listJobs()).toHaveLength(1);
  });

  test("that fails is kept with its error, to be retried later", async () => {
    stop = await runJobs();

    await enqueueFailingJob();

    const [job] = await until(async () => ((await listJobs())[0]?.last_error ? listJobs() : undefined));
    expect(job).toMatchObject({ attempts: 1, in_future: true, locked_by: null });
    expect(await listDeadJobs()).toEqual([]);
  });

  test("that has no attempts left is kept and listed as dead", async () => {
    stop = await runJobs();

    const id = await enqueueFailingJob({ maxAttempts: 1 });

    const [dead] = await until(async () => ((await listDeadJobs()).length ? listDeadJobs() : undefined));
    expect(dead).toMatchObject({ id, task: "send-mail", attempts: 1, payload: { mail: "x", secretUntil: null } });
    expect(dead?.error).toContain("mail");
  });
});

describe("jobs of a killed process", () => {
  async function createAbandonedJob(minutesAgo: number) {
    await enqueueSweep();
    await pool().query(
      `UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now() - $1 * interval '1 minute', attempts = 1`,
      [minutesAgo],
    );
  }

  test("are unlocked once no live process could still be running them", async () => {
    await createAbandonedJob(2);

    await recoverJobs(pool(), { isOnlyProcess: false });

    expect(await listJobs()).toEqual([expect.objectContaining({ locked_by: null })]);
  });

  test("stay locked while a live process could still be running them", async () => {
    await createAbandonedJob(1);

    await recoverJobs(pool(), { isOnlyProcess: false });

    expect(await listJobs()).toEqual([expect.objectContaining({ locked_by: "pool-dead" })]);
  });

  test("are unlocked immediately if there can be no other process", async () => {
    await createAbandonedJob(0);

    await recoverJobs(pool(), { isOnlyProcess: true });

    expect(await listJobs()).toEqual([expect.objectContaining({ locked_by: null })]);
  });

  test("run when the next process starts", async () => {
    await createExpiredRow();
    await createAbandonedJob(2);

    stop = await runJobs();

    await until(isSwept);
  });
});

describe("the runner", () => {
  test.each([
    [true, 1],
    [false, 0],
  ])("in a process with RUN_WORKER=%s starts %d worker pools", async (runWorker, count) => {
    const before = env().RUN_WORKER;
    env().RUN_WORKER = runWorker;

    stop = await startJobs();
    env().RUN_WORKER = before;

    expect(_allWorkerPools).toHaveLength(count);
  });

  test("registers the schedule", async () => {
    await pool().query("DELETE FROM graphile_worker._private_known_crontabs"); // earlier tests have registered it

    stop = await runJobs();

    const findSchedule = () =>
      pool().query("SELECT 1 FROM graphile_worker._private_known_crontabs WHERE identifier = 'sweep-expired'");
    await until(async () => (await findSchedule()).rowCount);
  });

  test("leaves no worker pool after it has stopped", async () => {
    const end = await runJobs();

    await end();

    expect(_allWorkerPools).toEqual([]);
  });

  test("can create its tables twice at the same time", async () => {
    await pool().query("DROP SCHEMA graphile_worker CASCADE");

    await Promise.all([prepareJobs(), prepareJobs()]);

    await enqueueSweep();
    expect(await listJobs()).toHaveLength(1);
  });
});

describe("the sweep", () => {
  const past = new Date(Date.now() - 1000);
  const later = new Date(Date.now() + 60_000);
  const fakeHash = (text: string) => new TextEncoder().encode(text);
  let userId: number;

  beforeEach(async () => {
    ({ id: userId } = await db.user.create({ data: { email: "sweep@example.com" }, select: { id: true } }));
  });

  async function sweep() {
    stop = await runJobs();
    await createExpiredRow();
    await enqueueSweep();
    await until(isSwept);
    await until(async () => (await listJobs()).length === 0);
  }

  test("deletes expired sessions and keeps the others", async () => {
    const session = { userId, remember: true, ip: "127.0.0.1", userAgent: "test" };
    await db.session.create({ data: { ...session, tokenHash: fakeHash("sweep-old"), expiresAt: past } });
    await db.session.create({ data: { ...session, tokenHash: fakeHash("sweep-new"), expiresAt: later } });

    await sweep();

    expect((await db.session.findMany({ where: { userId } })).map(({ expiresAt }) => expiresAt)).toEqual([later]);
  });

  test("deletes expired codes and login challenges and keeps the others", async () => {
    const code = { userId, email: "sweep@example.com" };
    await db.oneTimeCode.create({ data: { ...code, purpose: "verify-email", hash: fakeHash("a"), expiresAt: past } });
    await db.oneTimeCode.create({
      data: { ...code, purpose: "reset-password", hash: fakeHash("b"), expiresAt: later },
    });
    await db.loginChallenge.create({
      data: { userId, remember: true, tokenHash: fakeHash("sweep-c"), expiresAt: past },
    });
    await db.loginChallenge.create({
      data: { userId, remember: true, tokenHash: fakeHash("sweep-d"), expiresAt: later },
    });

    await sweep();

    expect((await db.oneTimeCode.findMany({ where: { userId } })).map(({ purpose }) => purpose)).toEqual([
      "reset-password",
    ]);
    expect(await db.loginChallenge.count({ where: { userId } })).toBe(1);
  });

  test("keeps rate limits that have not expired, and those that never expire", async () => {
    await db.rateLimit.createMany({
      data: [{ key: "counting", expire: BigInt(later.getTime()) }, { key: "for-ever" }],
    });

    await sweep();

    expect((await db.rateLimit.findMany({ orderBy: { key: "asc" } })).map(({ key }) => key)).toEqual([
      "counting",
      "for-ever",
    ]);
  });
});

test("LAST_MIGRATION is the job runner's last migration", async () => {
  const { rows } = await pool().query<{ last: number }>("SELECT max(id) AS last FROM graphile_worker.migrations");
  expect(rows[0]?.last).toBe(LAST_MIGRATION);
});

test("the database can be vacuumed", async () => {
  await expect(vacuum()).resolves.toBeUndefined();
});
