import { NOTIFICATION_STREAM_PATH } from "@/lib/notifications/client";
import type { UnreadCount } from "@/lib/notifications/schema";

/**
 * How long to wait before opening the stream again after the server has refused it, for example because the session has
 * ended. Each further refusal doubles the wait, up to `LONGEST_WAIT_MS`.
 */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 600_000;

type CountListener = (count: UnreadCount) => void;

/**
 * Calls `onCount` whenever the user's notifications change, until the returned function is called. Only one of the
 * user's open tabs, the one that holds a lock, opens a stream and passes the counts on to the other tabs. When that tab
 * is closed, another tab gets the lock.
 */
export function listenToUnreadCount(userId: number, onCount: CountListener): () => void {
  const name = `plinth-notifications-${userId}`;
  const channel = new BroadcastChannel(name);
  const abortController = new AbortController();
  channel.onmessage = ({ data }: MessageEvent<UnreadCount>) => onCount(data);

  function notifyAllTabs(count: UnreadCount) {
    channel.postMessage(count);
    onCount(count);
  }

  const keepOpen = () => keepStreamOpen(notifyAllTabs, abortController.signal);
  // Without https there are no locks, so each tab has its own stream.
  if (navigator.locks)
    navigator.locks.request(name, { signal: abortController.signal }, keepOpen).catch(() => undefined);
  else void keepOpen();
  return () => {
    abortController.abort();
    channel.close();
  };
}

/**
 * Keeps a stream open until the signal aborts. The browser reconnects by itself after an interruption, but not after
 * the server has refused the connection.
 */
function keepStreamOpen(onCount: CountListener, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let timer: number | undefined;
    let waitMs = FIRST_WAIT_MS;

    function open() {
      source = new EventSource(NOTIFICATION_STREAM_PATH);
      source.addEventListener("unread", ({ data }: MessageEvent<string>) => {
        waitMs = FIRST_WAIT_MS;
        onCount(JSON.parse(data) as UnreadCount);
      });
      source.onerror = () => {
        if (source.readyState !== EventSource.CLOSED) return;
        timer = window.setTimeout(open, waitMs);
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      };
    }

    open();
    signal.addEventListener("abort", () => {
      window.clearTimeout(timer);
      source.close();
      resolve();
    });
  });
}
