import { processState } from "@/lib/process-state.mjs";

/** Response bodies by request id, for API calls that `lib/front` passes on. Null until the body is known. */
const bodies = processState("passed-bodies", () => new Map<string, string | null>());

/** Called by `lib/front` before it passes on an API call. */
export const expectBody = (requestId: string) => bodies.set(requestId, null);

/**
 * Passes a whole body directly to `lib/front`. Next would send it through two web streams, which is much of the cost
 * of a small call. Returns false if `lib/front` does not expect the body, as in tests that call handlers directly. Then
 * the response has to contain the body.
 */
export function passBody(requestId: string | null, text: string): boolean {
  if (requestId === null || !bodies.has(requestId)) return false;
  bodies.set(requestId, text);
  return true;
}

/** Returns the body that was passed, if any. */
export const passedBody = (requestId: string) => bodies.get(requestId) ?? undefined;

export const forgetBody = (requestId: string) => bodies.delete(requestId);
