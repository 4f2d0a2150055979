import type { IncomingMessage, ServerResponse } from "node:http";
import { closeIfSilent } from "@/lib/front/close-if-silent";

const REST_OF_BODY_MS = 5_000;

/**
 * Limits how long the server waits for the body of a request. Call it only for a request with a body. The connection of
 * a GET or HEAD is closed after the response. For other methods, the client has a few seconds after the response to
 * send the rest of the body. Without limits, a client could hold a connection for as long as an upload may take.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse): void {
  closeIfSilent(request);
  if (request.method === "GET" || request.method === "HEAD") response.shouldKeepAlive = false;
  response.once("finish", () => {
    if (!request.complete) setTimeout(() => request.complete || request.destroy(), REST_OF_BODY_MS).unref();
  });
}
