import type { IncomingMessage, ServerResponse } from "node:http";
import { refuse, STARTING } from "@/lib/front/refusal";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const PATIENCE_MS = 25_000;

/** Where requests wait while the server starts: not for ever, and questions after its health not at all. */
export function createRequestQueue() {
  let answer: Answer | undefined;
  const waiting = new Map<ServerResponse, () => void>();

  function receive(request: IncomingMessage, response: ServerResponse): void {
    if (answer) answer(request, response);
    else if (request.url === "/api/health") refuse(request, response, STARTING);
    else wait(request, response);
  }

  function wait(request: IncomingMessage, response: ServerResponse): void {
    const leave = () => {
      clearTimeout(timer);
      waiting.delete(response);
    };
    const timer = setTimeout(() => {
      leave();
      refuse(request, response, STARTING);
    }, PATIENCE_MS);
    response.once("close", leave);
    waiting.set(response, () => {
      leave();
      answer?.(request, response);
    });
  }

  /** From now on `front` answers, those first who have waited. */
  function open(front: Answer): void {
    answer = front;
    for (const enter of [...waiting.values()]) enter();
  }

  return { receive, open };
}
