import { processState } from "@/lib/process-state.mjs";

/** Response bodies by request id, for requests that the front has passed to Next. Null until there is one. */
const bodies = processState("passed-bodies", () => new Map<string, string | null>());

/** The front expects the response body of this request here. */
export const expectBody = (requestId: string) => bodies.set(requestId, null);

/**
 * Passes a whole body to the front directly. Next would send it through two web streams, which is much of the cost of a
 * small call. Returns false if no front expects it, as in tests that call handlers directly. Then the response has to
 * contain it.
 */
export function passBody(requestId: string | null, text: string): boolean {
  if (requestId === null || !bodies.has(requestId)) return false;
  bodies.set(requestId, text);
  return true;
}

/** The body that was passed, if any. */
export const passedBody = (requestId: string) => bodies.get(requestId) ?? undefined;

export const forgetBody = (requestId: string) => bodies.delete(requestId);
