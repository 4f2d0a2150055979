import type { ServerResponse } from "node:http";

const CHECK_MS = 15_000;
/** Even on a slow mobile network, a reader receives ten times as much between two checks. */
const MIN_BYTES = 32 * 1024;
/** One check is not enough: this process may have been too busy to send. */
const STALLED_CHECKS = 2;

/**
 * Closes the connection of a reader who receives less than 32 KB in 15 seconds, twice in a row, while bytes are
 * waiting. Otherwise a reader who stops reading could keep the file, or the connection to the storage, open for as long
 * as they like.
 */
export function closeIfStalled(response: ServerResponse, { checkMs = CHECK_MS, minBytes = MIN_BYTES } = {}): void {
  const { socket } = response.req; // the response has none while an earlier one on the connection is being sent
  // `bytesWritten` includes the bytes that are still waiting
  const sentBytes = () => socket.bytesWritten - socket.writableLength;
  let previousBytes = sentBytes();
  let stalledChecks = 0;
  const timer = setInterval(() => {
    const sent = sentBytes();
    stalledChecks = socket.writableLength > 0 && sent - previousBytes < minBytes ? stalledChecks + 1 : 0;
    if (stalledChecks === STALLED_CHECKS) response.destroy();
    previousBytes = sent;
  }, checkMs);
  timer.unref();
  response.once("close", () => clearInterval(timer));
}
