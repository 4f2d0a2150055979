import type { ServerResponse } from "node:http";

/** Many people can share a network, each with an open stream of events. */
const MAX_PER_NETWORK = 500;

/**
 * Returns a function that counts a request until its response is closed. The function returns false if the network
 * already has `maximum` open requests.
 */
export function createRequestCounter(maximum = MAX_PER_NETWORK) {
  const counts = new Map<string, number>();

  return function countRequest(network: string, response: ServerResponse): boolean {
    const openCount = counts.get(network) ?? 0;
    if (openCount >= maximum) return false;
    counts.set(network, openCount + 1);
    response.once("close", () => {
      const remaining = (counts.get(network) ?? 1) - 1;
      if (remaining > 0) counts.set(network, remaining);
      else counts.delete(network);
    });
    return true;
  };
}
