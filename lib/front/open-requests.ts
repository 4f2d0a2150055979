import type { ServerResponse } from "node:http";

/** Many people can share a network, each with an open stream of events. */
const MAX_PER_NETWORK = 500;

/**
 * Returns a function that counts a request until its response is closed. It returns false if the network already has
 * `maximum` requests open.
 */
export function createOpenRequests(maximum = MAX_PER_NETWORK) {
  const counts = new Map<string, number>();

  return function countRequest(network: string, response: ServerResponse): boolean {
    const open = counts.get(network) ?? 0;
    if (open >= maximum) return false;
    counts.set(network, open + 1);
    response.once("close", () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
    return true;
  };
}
