import { NOTIFICATION_STREAM } from "@/lib/notifications/client";
import type { UnreadCount } from "@/lib/notifications/schema";

/** How long to wait after the server has refused a stream, for example because the session has ended. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 600_000;

type OnNews = (news: UnreadCount) => void;

/**
 * Calls `onNews` whenever the user's notifications change, until the returned function is called. Only the tab that
 * holds the lock opens the stream. It tells the other tabs. When it is closed, another tab gets the lock.
 */
export function listenForNews(userId: number, onNews: OnNews): () => void {
  const name = `plinth-notifications-${userId}`;
  const channel = new BroadcastChannel(name);
  const closing = new AbortController();
  channel.onmessage = ({ data }: MessageEvent<UnreadCount>) => onNews(data);

  function tellAll(news: UnreadCount) {
    channel.postMessage(news);
    onNews(news);
  }

  const hold = () => holdStream(tellAll, closing.signal);
  // Without https there are no locks, so each tab has its own stream.
  if (navigator.locks) navigator.locks.request(name, { signal: closing.signal }, hold).catch(() => undefined);
  else void hold();
  return () => {
    closing.abort();
    channel.close();
  };
}

/** Keeps a stream open until the signal aborts. The browser connects again by itself, unless the server refuses. */
function holdStream(onNews: OnNews, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let timer: number | undefined;
    let wait = FIRST_WAIT_MS;

    function open() {
      source = new EventSource(NOTIFICATION_STREAM);
      source.addEventListener("unread", ({ data }: MessageEvent<string>) => {
        wait = FIRST_WAIT_MS;
        onNews(JSON.parse(data) as UnreadCount);
      });
      source.onerror = () => {
        if (source.readyState !== EventSource.CLOSED) return;
        timer = window.setTimeout(open, wait);
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
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
