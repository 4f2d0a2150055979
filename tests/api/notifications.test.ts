import { GET as BOOTSTRAP } from "@/app/api/v1/bootstrap-data/route";
import { DELETE } from "@/app/api/v1/notifications/[notificationId]/route";
import { POST as MARK_ALL } from "@/app/api/v1/notifications/mark-all-as-read/route";
import { POST as MARK } from "@/app/api/v1/notifications/mark-as-read/route";
import { GET as PUSH_KEY } from "@/app/api/v1/notifications/push-subscriptions/route";
import { GET } from "@/app/api/v1/notifications/route";
import { GET as STREAM } from "@/app/api/v1/notifications/stream/route";
import { db } from "@/lib/db/db";
import { sweepExpired } from "@/lib/jobs/sweep";
import { notify } from "@/lib/notices/notify";
import { notifications } from "@/lib/notifications/feature";
import { call } from "../support/api";
import {
  countUnread,
  createReader,
  notificationIdsOf,
  sendNotices,
  type TestReader,
  testNotice,
} from "../support/notices";
import { refusesGuests } from "../support/refuses";
import { saveSettings } from "../support/settings";

const list = ({ session }: TestReader, query: Record<string, string | number> = {}) => call(GET, { session, query });
const mark = ({ session }: TestReader, ids: number[]) => call(MARK, { session, body: { ids } });
const markAll = ({ session }: TestReader) => call(MARK_ALL, { session });
const remove = ({ session }: TestReader, notificationId: number | undefined) =>
  call(DELETE, { session, params: { notificationId: Number(notificationId) } });

describe("notify", () => {
  test("stores no notice if its transaction is rolled back", async () => {
    const user = await createReader();
    const transaction = db.$transaction(async (tx) => {
      await notify(tx, [user.id], testNotice.with({ name: "Ines" }));
      throw new Error("changed my mind");
    });

    await expect(transaction).rejects.toThrow("changed my mind");

    expect(await notificationIdsOf(user)).toEqual([]);
    expect(await countUnread(user)).toBe(0);
  });

  test("counts each of many concurrent notices to several users", async () => {
    const [first, second] = [await createReader(), await createReader()];
    const rounds = Array.from({ length: 12 }, (_, round) => round);

    // Half of the calls list the users in the opposite order, so that rows locked in that order would cause a deadlock.
    await Promise.all(
      rounds.map((round) =>
        db.$transaction((tx) =>
          notify(tx, round % 2 ? [first.id, second.id] : [second.id, first.id], testNotice.with({ name: "Ines" })),
        ),
      ),
    );

    expect([await countUnread(first), await countUnread(second)]).toEqual([12, 12]);
  });

  test("sends one notice to a user who is listed twice, and ignores users who do not exist", async () => {
    const user = await createReader();
    await db.$transaction((tx) => notify(tx, [user.id, user.id, 2_000_000_000], testNotice.with({ name: "Ines" })));
    expect(await notificationIdsOf(user)).toHaveLength(1);
  });

  test("does not list a notice of a kind that the user has turned off", async () => {
    const user = await createReader();
    await db.notificationPreference.create({
      data: { userId: user.id, kind: testNotice.id, database: false, mail: false, browser: false },
    });

    await sendNotices(user, ["Ines"]);

    expect((await list(user)).json.pagination.data).toEqual([]);
    expect(await countUnread(user)).toBe(0);
  });
});

describe("GET notifications", () => {
  refusesGuests((options) => call(GET, options));

  test("lists the notices, the newest first, 30 a page, and counts the unread ones in the bootstrap data", async () => {
    const as = await createReader();
    await sendNotices(
      as,
      Array.from({ length: 31 }, (_, n) => `Name ${n}`),
    );

    const { json } = await list(as);

    expect(json.pagination).toMatchObject({ total: 31, per_page: 30, last_page: 2 });
    expect(json.pagination.data[0]).toEqual({
      id: expect.any(Number),
      type: "tests.happened",
      read_at: null,
      created_at: expect.any(String),
      data: {
        lines: [
          {
            type: "primary",
            icon: null,
            content: '<strong dir="auto">Name 30</strong> published <strong dir="auto">Bern</strong>',
            action: null,
          },
        ],
        image: null,
        mainAction: { label: "View your files", action: "/dashboard/files" },
        buttonActions: [],
        inviteId: null,
      },
    });
    expect((await call(BOOTSTRAP, { session: as.session })).json.data.user.unread_notifications_count).toBe(31);
  });

  test("shows the text in the reader's language, and escapes the names", async () => {
    const as = await createReader({ language: "de" });
    await sendNotices(as, ['<img src=x onerror="alert(1)">']);

    const { json } = await list(as);

    const [line] = json.pagination.data[0].data.lines;
    expect(line.content).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
    expect(line.content).toMatch(/veröffentlicht$/);
  });

  test("lists neither other users' notices nor notices that are only sent by email", async () => {
    const as = await createReader();
    await sendNotices(await createReader(), ["Ines"]);
    await sendNotices(as, ["Jonas"]);
    await db.notification.updateMany({ where: { userId: as.id }, data: { listed: false } });

    expect((await list(as)).json.pagination.total).toBe(0);
  });

  test("lists only unread notices on request", async () => {
    const as = await createReader();
    const [newest, oldest] = await sendNotices(as, ["Ines", "Jonas"]);
    await mark(as, [newest as number]);

    const { json } = await list(as, { unread: "true" });

    expect(json.pagination).toMatchObject({ total: 1, data: [{ id: oldest }] });
  });

  test.each([
    [{ orderBy: "type" }, "orderBy"],
    [{ perPage: 101 }, "perPage"],
    [{ unread: "perhaps" }, "unread"],
  ])("names the invalid field in %j", async (query, name) => {
    expect(await list(await createReader(), query as Record<string, string>)).toNameFields(name);
  });
});

describe("POST notifications/mark-as-read", () => {
  refusesGuests((options) => call(MARK, { ...options, body: { ids: [1] } }));

  test("marks the given notices and returns how many are unread", async () => {
    const as = await createReader();
    const [newest, , oldest] = await sendNotices(as, ["a", "b", "c"]);

    expect((await mark(as, [newest as number, oldest as number])).json).toMatchObject({ unreadCount: 1 });

    const unread = (await list(as)).json.pagination.data.map(({ read_at }: { read_at: string | null }) => !read_at);
    expect(unread).toEqual([false, true, false]);
  });

  test("does not change other users' notices", async () => {
    const [as, other] = [await createReader(), await createReader()];
    const ids = await sendNotices(other, ["a"]);

    expect((await mark(as, ids)).json).toMatchObject({ unreadCount: 0 });

    expect(await countUnread(other)).toBe(1);
  });

  test("subtracts a notice from the unread count once, even if many calls mark it at the same time", async () => {
    const as = await createReader();
    const ids = await sendNotices(as, ["a", "b"]);

    await Promise.all(Array.from({ length: 6 }, () => mark(as, [ids[0] as number])));

    expect(await countUnread(as)).toBe(1);
  });

  test.each([[{ ids: [] }], [{ ids: ["one"] }], [{}]])("names the invalid field in %j", async (body) => {
    const { session } = await createReader();
    const response = await call(MARK, { session, body });
    expect(response.status).toBe(422);
    expect(Object.keys(response.json.errors)[0]).toMatch(/^ids/);
  });
});

describe("POST notifications/mark-all-as-read", () => {
  refusesGuests((options) => call(MARK_ALL, options));

  test("marks all of the user's own notices", async () => {
    const [as, other] = [await createReader(), await createReader()];
    await sendNotices(as, ["a", "b"]);
    await sendNotices(other, ["c"]);

    expect((await markAll(as)).json).toMatchObject({ unreadCount: 0 });

    expect((await list(as, { unread: "true" })).json.pagination.total).toBe(0);
    expect(await countUnread(other)).toBe(1);
  });
});

describe("DELETE notifications/{id}", () => {
  refusesGuests((options) => call(DELETE, { ...options, params: { notificationId: 1 } }));

  test("deletes the notice and returns how many are unread", async () => {
    const as = await createReader();
    const [newest, oldest] = await sendNotices(as, ["a", "b"]);

    expect((await remove(as, newest)).json).toMatchObject({ unreadCount: 1 });

    expect(await notificationIdsOf(as)).toEqual([oldest]);
  });

  test("does not find someone else's notice", async () => {
    const other = await createReader();
    const [id] = await sendNotices(other, ["a"]);

    expect(await remove(await createReader(), id)).toBeRefused(404, "not_found");

    expect(await countUnread(other)).toBe(1);
  });
});

test("list, mark, delete, stream and push calls are 404 while the settings turn notifications off", async () => {
  const as = await createReader();
  await saveSettings("notifications", { integrated: false });

  const { session } = as;
  const responses = [
    await list(as),
    await mark(as, [1]),
    await markAll(as),
    await remove(as, 1),
    await call(STREAM, { session }),
    await call(PUSH_KEY, { session }),
  ];

  for (const response of responses) expect(response).toBeRefused(404, "not_found");
});

test("notices are deleted after 180 days, and no longer counted", async () => {
  const as = await createReader();
  const [newest, oldest] = await sendNotices(as, ["old", "new"]);
  const createdDaysAgo = (days: number) => ({ createdAt: new Date(Date.now() - days * 86_400_000) });
  await db.notification.update({ where: { id: oldest as number }, data: createdDaysAgo(181) });
  await db.notification.update({ where: { id: newest as number }, data: createdDaysAgo(179) });

  await sweepExpired(undefined, { features: [notifications] });

  expect(await notificationIdsOf(as)).toEqual([newest]);
  expect(await countUnread(as)).toBe(1);
});
