import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { POST as MARK } from "@/app/api/v1/notifications/mark-as-read/route";
import { GET } from "@/app/api/v1/notifications/route";
import { pool } from "@/lib/db/pool";
import { refreshStatistics } from "@/lib/jobs/statistics";
import { deliverNotices } from "@/lib/notifications/deliver";
import { call, createSession } from "../../support/api";
import { getFirstAdmin } from "../../support/factories";
import { createReader, sendNotices, sendRealNotice } from "../../support/notices";
import { compareTimes, measureEach, measureRelativeTime } from "../../support/relative-time";
import { prepareSeededDatabase } from "../../support/seeded-database";

jest.setTimeout(900_000);
prepareSeededDatabase();

const MANY = 1_000_000;
/** One in this many rows is the reader's. */
const ROWS_PER_READER_ROW = 20;
const MAX_RATIO = 2;

let adminSession: string;
let reader: Awaited<ReturnType<typeof createReader>>;
/** The reader's newest notice before the many rows are added. */
let noticeId: number;

beforeAll(async () => {
  adminSession = await createSession(await getFirstAdmin());
  reader = await createReader();
  [noticeId = 0] = await sendNotices(reader, ["Ines", "Jonas", "Lena", "Ada", "Emil"]);
});

/** Adds copies of a notice: some for the reader, and the rest for a thousand other users. */
async function fill() {
  await pool().query(
    `INSERT INTO "User" (email, "updatedAt")
     SELECT 'reader-' || n || '@example.com', now() FROM generate_series(1, 1000) n`,
  );
  await pool().query(
    `WITH others AS (SELECT array_agg(id) AS ids FROM "User" WHERE email LIKE 'reader-%'),
       sample AS (SELECT data FROM "Notification" LIMIT 1)
     INSERT INTO "Notification" ("userId", type, data, "readAt", "createdAt")
     SELECT CASE WHEN n % $2::int = 0 THEN $1::int ELSE others.ids[1 + n % 1000] END, 'tests.happened', sample.data,
       CASE WHEN n % 3 > 0 THEN now() END, now() - n * interval '10 seconds'
     FROM generate_series(1, $3::int) n, others, sample`,
    [reader.id, ROWS_PER_READER_ROW, MANY],
  );
  await pool().query(
    `UPDATE "User" u SET "unreadNotifications" = counted.unread FROM (
       SELECT "userId", count(*)::int AS unread FROM "Notification" WHERE "readAt" IS NULL GROUP BY 1) counted
     WHERE counted."userId" = u.id`,
  );
  await refreshStatistics();
}

/**
 * Runs the task that delivers notices. The worker runs this task every five minutes, and after each notice that has to
 * be sent by email or to a browser.
 */
const deliver = () =>
  deliverNotices(undefined, { attempt: 1, lastAttempt: false, signal: new AbortController().signal, features: [] });

const calls: Record<string, () => Promise<{ status: number } | undefined>> = {
  "notifications of a user": () => call(GET, { session: reader.session }),
  "unread notifications of a user": () => call(GET, { session: reader.session, query: { unread: "true" } }),
  "bootstrap data": () => call(BOOTSTRAP, { session: reader.session }),
  "mark as read": () => call(MARK, { session: reader.session, body: { ids: [noticeId] } }),
  "a new notice": async () => void (await sendRealNotice(reader)),
  delivery: async () => void (await deliver()),
};

/** What has to be done before each call of that name, so that the call has something to do. */
const preparations: Record<string, () => Promise<void>> = {
  "mark as read": async () => {
    await pool().query(`UPDATE "Notification" SET "readAt" = NULL WHERE id = $1`, [noticeId]);
    await pool().query(`UPDATE "User" SET "unreadNotifications" = "unreadNotifications" + 1 WHERE id = $1`, [
      reader.id,
    ]);
  },
  delivery: async () =>
    void (await pool().query(`UPDATE "Notification" SET "mailAt" = now() WHERE id = $1`, [noticeId])),
};

const measure = (name: string) =>
  measureRelativeTime(adminSession, calls[name] as (typeof calls)[string], preparations[name]);
const measureAll = () => measureEach(Object.keys(calls), measure);

test("the measured calls mark a notice as read and enqueue an email", async () => {
  const stateOf = async () => {
    const { rows } = await pool().query(
      `SELECT "readAt", "mailAt", (SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'send-mail') AS mails
       FROM "Notification" WHERE id = $1`,
      [noticeId],
    );
    return rows[0];
  };
  const { mails } = await stateOf();

  for (const name of Object.keys(preparations)) {
    await preparations[name]?.();
    await calls[name]?.();
  }

  expect(await stateOf()).toEqual({ readAt: expect.any(Date), mailAt: null, mails: mails + 1 });
});

test("no call about notifications takes more than twice as long with a million rows as with few", async () => {
  await measureAll(); // warms up
  const few = await measureAll();
  await fill();

  const rows = await compareTimes(few, { measure, maxRatio: MAX_RATIO });

  process.stdout.write(`${rows.map((row) => JSON.stringify(row)).join("\n")}\n`);
  expect(rows.filter(({ ratio }) => ratio > MAX_RATIO)).toEqual([]);
});
