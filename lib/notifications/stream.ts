import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { tooManyRequests } from "@/lib/errors";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import { closeStream, openStream } from "@/lib/notifications/stream-hub";
import type { Stream } from "@/lib/notifications/stream-types";

/** How long a browser waits before it reconnects, in milliseconds. */
const RETRY_MS = 3000;
/** A client that does not read is disconnected when this many bytes are waiting. */
const WAITING_MAX_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = 60;

const encoder = new TextEncoder();

type Options = {
  t: T;
  /** The header `Last-Event-ID`, which a browser sends when it reconnects. */
  lastEventId: string | null;
  signal: AbortSignal;
};

/**
 * Streams server-sent events to a user until the client disconnects or the session or token ends. The events are
 * `notification` for each new notification, and `unread` with the number of unread ones. Throws 429 if the user has too
 * many streams in this process.
 */
export function streamNotifications(
  { id: userId, session, token }: UserActor,
  { t, lastEventId, signal }: Options,
): ReadableStream<Uint8Array> {
  let stream: Stream;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stream = {
          owner: { userId, sessionId: session?.id ?? null, tokenId: token?.id ?? null },
          t,
          lastId: /^\d{1,10}$/.test(lastEventId ?? "") ? Number(lastEventId) : null,
          send(text) {
            if ((controller.desiredSize ?? 0) <= 0) this.end();
            else controller.enqueue(encoder.encode(text));
          },
          end() {
            closeStream(this);
            signal.removeEventListener("abort", onAbort);
            closeQuietly(controller);
          },
        };
        const onAbort = () => stream.end();
        signal.addEventListener("abort", onAbort, { once: true });
        controller.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`));
        if (!openStream(stream))
          throw tooManyRequests(RETRY_AFTER_SECONDS, line("Too many notification streams are open."));
      },
      cancel: () => stream.end(),
    },
    { highWaterMark: WAITING_MAX_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  );
}

function closeQuietly(controller: ReadableStreamDefaultController): void {
  try {
    controller.close();
  } catch {
    // the stream is already cancelled or closed
  }
}
