import type { ServerResponse } from "node:http";

const CHECK_MS = 30_000;
/** A reader of a slow mobile network takes ten times as much in this time. */
const MIN_BYTES = 64 * 1024;

/**
 * Closes the connection of a reader who takes less than 64 KB in 30 seconds while bytes are waiting. A reader who stops
 * would otherwise hold the file, or the connection to the storage, for as long as they like.
 */
export function closeIfStalled(response: ServerResponse, { checkMs = CHECK_MS, minBytes = MIN_BYTES } = {}): void {
  const { socket } = response;
  if (!socket) return;
  // `bytesWritten` includes the bytes that are still waiting
  const sentBytes = () => socket.bytesWritten - socket.writableLength;
  let before = sentBytes();
  const timer = setInterval(() => {
    const sent = sentBytes();
    if (socket.writableLength > 0 && sent - before < minBytes) response.destroy();
    before = sent;
  }, checkMs);
  timer.unref();
  response.once("close", () => clearInterval(timer));
}
