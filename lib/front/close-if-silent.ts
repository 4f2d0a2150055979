import type { IncomingMessage } from "node:http";

const CHECK_MS = 15_000;
const MIN_BYTES = 1024;
/** A minute in all, because a phone may lose its network for a while. */
const STALLED_CHECKS = 4;

/**
 * Closes the connection of a client that announces a body and then sends almost nothing for a minute. Otherwise the
 * client could hold the connection for as long as the longest upload may take.
 */
export function closeIfSilent(request: IncomingMessage, { checkMs = CHECK_MS, minBytes = MIN_BYTES } = {}): void {
  const { socket } = request;
  let previousBytes = socket.bytesRead;
  let stalledChecks = 0;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    // if bytes are waiting to be read, the delay is the server's, not the client's
    const isSilent = request.readableLength === 0 && socket.bytesRead - previousBytes < minBytes;
    stalledChecks = isSilent ? stalledChecks + 1 : 0;
    if (stalledChecks === STALLED_CHECKS) request.destroy();
    previousBytes = socket.bytesRead;
  }, checkMs);
  timer.unref();
  request.once("close", () => clearInterval(timer));
}
