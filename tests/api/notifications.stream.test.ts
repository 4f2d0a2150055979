import { POST as MARK_ALL } from "@/app/api/v1/notifications/mark-all-as-read/route";
import { GET } from "@/app/api/v1/notifications/stream/route";
import { createAccessToken } from "@/lib/access-tokens/access-tokens";
import { db } from "@/lib/db/db";
import { dispatch } from "@/lib/events/events";
import { startEvents } from "@/lib/events/listen";
import { endSessions } from "@/lib/sessions/live-sessions";
import { call, requestFor } from "../support/api";
import { EventStream } from "../support/event-stream";
import { createReader, notificationIdsOf, sendNotices, type TestReader } from "../support/notices";
import { refusesGuests } from "../support/refuses";
import { until } from "../support/until";

let stopEvents: () => Promise<void>;
const openStreams: EventStream[] = [];

beforeAll(async () => {
  stopEvents = await startEvents();
});
afterEach(async () => {
  await Promise.all(openStreams.splice(0).map((stream) => stream.close()));
});
afterAll(() => stopEvents());

const requestStream = async ({ session }: TestReader, headers: Record<string, string> = {}) =>
  GET(await requestFor("GET", { session, headers }), { params: Promise.resolve({}) });

async function openStream(reader: TestReader, headers?: Record<string, string>) {
  const events = new EventStream(await requestStream(reader, headers));
  openStreams.push(events);
  return events;
}

describe("GET notifications/stream", () => {
  refusesGuests((options) => call(GET, options));

  test("is an event stream that no proxy may store or compress", async () => {
    const response = await requestStream(await createReader());
    openStreams.push(new EventStream(response));

    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
  });

  test("begins with the number of unread notifications, and does not repeat existing ones", async () => {
    const reader = await createReader();
    await sendNotices(reader, ["Ines", "Jonas"]);

    const events = await openStream(reader);

    await events.untilUnread(2);
    expect(events.of("notification")).toEqual([]);
  });

  test("sends a new notice, with the new unread count, to each of the user's streams and to nobody else", async () => {
    const [reader, other] = [await createReader({ language: "de" }), await createReader()];
    const [first, second, foreign] = [await openStream(reader), await openStream(reader), await openStream(other)];
    await Promise.all([first, second, foreign].map((each) => each.untilUnread(0)));

    const [id] = await sendNotices(reader, ["Ines"]);

    for (const each of [first, second]) {
      await each.untilUnread(1);
      expect(each.of("notification").map(({ data }) => data.id)).toEqual([id]);
    }
    expect(JSON.stringify(first.of("notification"))).toContain("veröffentlicht");
    expect(foreign.of("notification")).toEqual([]);
  });

  test("sends the new unread count when another request marks notifications as read", async () => {
    const reader = await createReader();
    await sendNotices(reader, ["Ines", "Jonas"]);
    const events = await openStream(reader);
    await events.untilUnread(2);

    await call(MARK_ALL, { session: reader.session });

    await events.untilUnread(0);
  });

  test("sends each notice that was missed while the connection was broken, and none twice", async () => {
    const reader = await createReader();
    const first = await openStream(reader);
    await first.untilUnread(0);
    await sendNotices(reader, ["a"]);
    await first.untilUnread(1);
    await first.close();
    await sendNotices(reader, ["b", "c"]);

    const second = await openStream(reader, { "last-event-id": String(first.events.at(-1)?.id) });

    await second.untilUnread(3);
    const missedIds = (await notificationIdsOf(reader)).slice(0, 2).toReversed();
    expect(second.of("notification").map(({ data }) => data.id)).toEqual(missedIds);
  });

  test("sends notices created while this instance received no events, as soon as it receives events again", async () => {
    const reader = await createReader();
    const events = await openStream(reader);
    await events.untilUnread(0);
    await stopEvents();
    await sendNotices(reader, ["Ines"]);

    stopEvents = await startEvents();
    dispatch({ type: "reconnected" });

    await events.untilUnread(1);
    expect(events.of("notification")).toHaveLength(1);
  });

  test("ends when the session ends, and then sends nothing more", async () => {
    const reader = await createReader();
    const events = await openStream(reader);
    await events.untilUnread(0);
    await endSessions(db, reader.id);

    await sendNotices(reader, ["Ines"]);

    await until(() => events.isOver, { what: "the stream is over", timeoutMs: 5000 });
    expect(events.of("notification")).toEqual([]);
  });

  test("refuses a user's eleventh stream, in the user's language, until one of the ten is closed", async () => {
    const reader = await createReader({ language: "de" });
    const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(reader)));

    const response = await requestStream(reader);
    await streams[0]?.close();

    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect((await response.json()).message).toBe("Zu viele Benachrichtigungs-Streams sind geöffnet.");
    expect((await openStream(reader)).isOver).toBe(false);
  });

  test("can be opened with an API token, and ends when the token is deleted", async () => {
    const reader = await createReader();
    const session = await db.session.findFirstOrThrow({ where: { userId: reader.id } });
    const actor = { id: reader.id, user: reader, session: { id: session.id } };
    const input = { tokenName: "Reader", abilities: [], expires_at: null };
    const { plainTextToken, token } = await createAccessToken(actor as never, input as never, "en");
    const request = await requestFor("GET", { bearer: plainTextToken });
    const events = new EventStream(await GET(request, { params: Promise.resolve({}) }));
    openStreams.push(events);
    await events.untilUnread(1); // the notice about the token

    await db.accessToken.delete({ where: { id: token.id } });
    await sendNotices(reader, ["Ines"]);

    await until(() => events.isOver, { what: "the stream is over", timeoutMs: 5000 });
    expect(events.of("notification")).toEqual([]);
  });
});
