import type { IncomingMessage, ServerResponse } from "node:http";
import { closeIfSilent } from "@/lib/front/close-if-silent";

/** How much of a body is read after the response, and how often that is checked. */
const REST_MAX_BYTES = 64 * 1024 * 1024;
const REST_MAX_CHECKS = 40; // 20 seconds
const REST_CHECK_MS = 500;

/**
 * Limits how long the server waits for the body of a request. Call it once for each request with a body, whoever
 * responds to the request.
 *
 * A response can be sent before the body was read, above all a refusal. The rest of the body is then read and thrown
 * away, because the next request on the connection begins after it. If the body is longer than what is read, the
 * response says that the connection closes.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): void {
  closeIfSilent(request);
  if (!mayReadRest(request)) {
    const { shouldKeepAlive } = response;
    response.shouldKeepAlive = false;
    request.once("end", () => {
      response.shouldKeepAlive = shouldKeepAlive;
    });
  }
  // before Node's own listener, which may close the connection
  response.prependOnceListener("finish", () => {
    if (!request.complete) readRest(request);
  });
}

/** Next keeps a copy of the body of a GET or HEAD, so that its rest cannot be read here. */
const mayReadRest = ({ method, headers }: IncomingMessage) =>
  method !== "GET" && method !== "HEAD" && Number(headers["content-length"] ?? 0) <= REST_MAX_BYTES;

/**
 * Reads the rest of the body and throws it away. Closes the connection if the rest is too long or takes too much time.
 * If Node wants to close the connection now, only our side of it ends until then: closing it while bytes arrive resets
 * it, and the client could lose the response.
 */
function readRest(request: IncomingMessage): void {
  const { socket } = request;
  const { destroySoon } = socket;
  const lastByte = socket.bytesRead + REST_MAX_BYTES;
  let checks = 0;
  const timer = setInterval(() => {
    checks += 1;
    if (checks === REST_MAX_CHECKS || socket.bytesRead > lastByte) socket.destroy();
  }, REST_CHECK_MS);
  timer.unref();
  socket.destroySoon = () => void socket.end();
  const stop = () => {
    clearInterval(timer);
    socket.destroySoon = destroySoon;
    if (socket.writableEnded) socket.destroy();
  };
  request.once("end", stop).once("close", stop);
  for (const event of ["data", "readable"]) request.removeAllListeners(event); // of whoever began to read
  request.unpipe().resume();
}
