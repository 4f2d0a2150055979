import "server-only";
import { db } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import { subscribe } from "@/lib/events/events";
import { log } from "@/lib/log";
import { notificationJson, SHOWN_NOTIFICATION } from "@/lib/notifications/notification-json";
import { NOTIFICATIONS_PER_PAGE } from "@/lib/notifications/schema";
import { findEndedStreams } from "@/lib/notifications/stream-owners";
import type { Stream } from "@/lib/notifications/stream-types";
import { processState } from "@/lib/process-state.mjs";

/** Most proxies close a connection that is silent for a minute, and many do so after 30 seconds. */
const HEARTBEAT_MS = 15_000;
/** Over https, all tabs of a browser share one stream. Without https, each tab opens its own. */
const STREAMS_PER_USER = 10;

/**
 * `streams`: the open streams of this process, by user. `refreshing`: the users whose updates are being read.
 * `outdated`: those of the refreshing users whose updates must be read again.
 */
type Hub = {
  streams: Map<number, Set<Stream>>;
  refreshing: Set<number>;
  outdated: Set<number>;
  stop?: (() => void) | undefined;
};

const hub = processState(
  "notification-streams",
  (): Hub => ({
    streams: new Map(),
    refreshing: new Set(),
    outdated: new Set(),
  }),
);

/**
 * Adds a stream and sends the notifications that the client has missed. Returns false if the user has too many streams.
 */
export function openStream(stream: Stream): boolean {
  const { userId } = stream.owner;
  const userStreams = hub.streams.get(userId) ?? new Set();
  if (userStreams.size >= STREAMS_PER_USER) return false;
  hub.streams.set(userId, userStreams.add(stream));
  hub.stop ??= start();
  refresh(userId);
  return true;
}

/** Removes a stream. Does nothing if it is already removed. */
export function closeStream(stream: Stream): void {
  const { userId } = stream.owner;
  const userStreams = hub.streams.get(userId);
  if (!userStreams?.delete(stream) || userStreams.size > 0) return;
  hub.streams.delete(userId);
  if (hub.streams.size > 0) return;
  hub.stop?.();
  hub.stop = undefined;
}

/** Listens for events and keeps the connections alive, as long as there are streams. */
function start(): () => void {
  const stops = [
    subscribe("notified", ({ users }) => {
      for (const userId of users) if (hub.streams.has(userId)) refresh(userId);
    }),
    subscribe("reconnected", () => {
      for (const userId of hub.streams.keys()) refresh(userId);
    }),
  ];
  const timer = setInterval(() => void sendHeartbeats(), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

/**
 * Ends the streams whose session or token has ended. Sends a comment to all other streams, so that their connections
 * are not silent.
 */
async function sendHeartbeats(): Promise<void> {
  const allStreams = [...hub.streams.values()].flatMap((userStreams) => [...userStreams]);
  try {
    endAll(await findEndedStreams(allStreams));
  } catch (err) {
    log.warn({ err }, "The sessions of open streams could not be checked");
  }
  for (const stream of allStreams) stream.send(": \n\n");
}

const endAll = (streams: readonly Stream[]) => {
  for (const stream of streams) stream.end();
};

/** Sends the updates to all streams of a user. All calls during a send together cause only one more send. */
function refresh(userId: number): void {
  if (hub.refreshing.has(userId)) return void hub.outdated.add(userId);
  hub.refreshing.add(userId);
  sendUpdates(userId)
    .catch((err: unknown) => log.warn({ err }, "New notifications could not be sent"))
    .finally(() => {
      hub.refreshing.delete(userId);
      if (hub.outdated.delete(userId) && hub.streams.has(userId)) refresh(userId);
    });
}

/**
 * Reads a user's updates once and sends them to all of the user's streams. Ends the streams whose session or token has
 * ended.
 */
async function sendUpdates(userId: number): Promise<void> {
  endAll(await findEndedStreams([...(hub.streams.get(userId) ?? [])]));
  const openStreams = [...(hub.streams.get(userId) ?? [])];
  if (openStreams.length === 0) return;
  const updates = await readUpdates(
    userId,
    Math.min(...openStreams.map(({ lastId }) => lastId ?? Number.POSITIVE_INFINITY)),
  );
  for (const stream of openStreams) send(stream, updates);
}

type Updates = Awaited<ReturnType<typeof readUpdates>>;

/**
 * Reads the latest notifications after `afterId`, at most `NOTIFICATIONS_PER_PAGE`. `afterId` is the id of the newest
 * notification that all clients have, or infinity if all of them have just loaded their web page.
 */
async function readUpdates(userId: number, afterId: number) {
  const { rows } = await pool().query<{ unread: number; last: number }>(
    `SELECT u."unreadNotifications" AS unread, coalesce(
       (SELECT n.id FROM "Notification" n WHERE n."userId" = u.id AND n.listed ORDER BY n.id DESC LIMIT 1), 0) AS last
     FROM "User" u WHERE u.id = $1`,
    [userId],
  );
  const { unread = 0, last = 0 } = rows[0] ?? {};
  if (afterId >= last) return { unread, last, newRows: [] };
  const rowsNewestFirst = await db.notification.findMany({
    where: { userId, listed: true, id: { gt: afterId, lte: last } },
    orderBy: { id: "desc" },
    take: NOTIFICATIONS_PER_PAGE,
    select: SHOWN_NOTIFICATION,
  });
  return { unread, last, newRows: rowsNewestFirst.reverse() };
}

/**
 * Sends the notifications that the stream does not have yet. The ids of a user's notifications grow in the order in
 * which they appear, so the missing ones are those after `lastId`.
 */
function send(stream: Stream, { unread, last, newRows }: Updates): void {
  const lastSentId = stream.lastId ?? last;
  const missing = newRows.filter(({ id }) => id > lastSentId);
  const notifications = missing.map((row) => event("notification", row.id, notificationJson(row, stream.t)));
  stream.lastId = Math.max(lastSentId, last);
  stream.send([...notifications, event("unread", stream.lastId, { unreadCount: unread })].join(""));
}

const event = (name: "notification" | "unread", id: number, data: object) =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
