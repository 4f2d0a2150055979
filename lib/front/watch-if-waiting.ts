import type { ServerResponse } from "node:http";
import { closeIfStalled } from "@/lib/front/close-if-stalled";
import type { ParsedRequest } from "@/lib/front/parsed-request";
import type { createRequestCounter } from "@/lib/front/request-counter";
import { networkOf } from "@/lib/http/visitor";

/**
 * Returns a function to call once a response from memory was written. If the client did not receive all of it at once,
 * the response counts as an open request of its network, like every other response. The connection is closed if the
 * client stops reading, or if the network has too many open requests.
 */
export function createWaitingWatch(countRequest: ReturnType<typeof createRequestCounter>) {
  return function watchIfWaiting(response: ServerResponse, { address }: Pick<ParsedRequest, "address">): void {
    const { socket } = response; // null while an earlier response on the connection is being sent
    if (socket?.writableLength === 0) return;
    if (countRequest(networkOf(address), response)) closeIfStalled(response);
    else response.req.socket.destroy();
  };
}
