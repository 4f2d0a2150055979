import type { IncomingMessage, ServerResponse } from "node:http";
import { closeIfStalled } from "@/lib/front/close-if-stalled";
import type { ParsedRequest } from "@/lib/front/parsed-request";
import { TOO_MANY_REQUESTS } from "@/lib/front/refusal";
import { createRequestCounter } from "@/lib/front/request-counter";
import { sendRefusal } from "@/lib/front/send-refusal";
import type { StandardHeaders } from "@/lib/front/standard-headers";
import { createTurns } from "@/lib/front/turns";
import { createWaitingWatch } from "@/lib/front/watch-if-waiting";
import { networkOf } from "@/lib/http/visitor";

type Work = { parsed: ParsedRequest; work: () => Promise<void> };

/**
 * Limits the requests of a network. `workInTurn` does the work for a request when it is the turn of its network (see
 * `createTurns`), or refuses the request if the network has too many open ones. `watchIfWaiting`: see
 * `createWaitingWatch`.
 */
export function createOpenRequests(headers: StandardHeaders) {
  const countRequest = createRequestCounter();
  const inTurn = createTurns();

  async function workInTurn(request: IncomingMessage, response: ServerResponse, { parsed, work }: Work): Promise<void> {
    const network = networkOf(parsed.address);
    if (!countRequest(network, response))
      return sendRefusal(request, response, { headers, refusal: TOO_MANY_REQUESTS, parsed });
    closeIfStalled(response);
    await inTurn(network, response, work);
  }

  return { workInTurn, watchIfWaiting: createWaitingWatch(countRequest) };
}
