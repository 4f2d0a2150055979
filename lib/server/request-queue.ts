import type { IncomingMessage, ServerResponse } from "node:http";
import { limitBody } from "@/lib/front/limit-body";
import { hasBody, refuse, STARTING } from "@/lib/front/refusal";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

const MAX_WAIT_MS = 25_000;

/** Holds requests while the server starts, for at most 25 seconds. Health checks are refused at once. */
export function createRequestQueue() {
  let handle: Handle | undefined;
  const waitingRequests = new Map<ServerResponse, () => void>();

  function receive(request: IncomingMessage, response: ServerResponse): void {
    if (handle) handle(request, response);
    else if (request.url === "/api/health") refuseNow(request, response);
    else wait(request, response);
  }

  function wait(request: IncomingMessage, response: ServerResponse): void {
    const remove = () => {
      clearTimeout(timer);
      waitingRequests.delete(response);
    };
    const timer = setTimeout(() => {
      remove();
      refuseNow(request, response);
    }, MAX_WAIT_MS);
    response.once("close", remove);
    waitingRequests.set(response, () => {
      remove();
      handle?.(request, response);
    });
  }

  /** Passes the waiting and all later requests to `front`. */
  function open(front: Handle): void {
    handle = front;
    for (const start of [...waitingRequests.values()]) start();
  }

  return { receive, open };
}

function refuseNow(request: IncomingMessage, response: ServerResponse): void {
  if (hasBody(request)) limitBody(request, response);
  refuse(request, response, STARTING);
}
