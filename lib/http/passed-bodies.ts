// The app and the server carry bundled copies of this module: the state lies where both see it.
const KEY = Symbol.for("plinth.answers");
const state = globalThis as { [KEY]?: Map<string, string | null> };

/** By the id of a request that the front has passed on: the text of its answer, null while there is none. */
function answers(): Map<string, string | null> {
  state[KEY] ??= new Map();
  return state[KEY];
}

/** The front takes the text of this request's answer itself, for as long as it lasts. */
export const expectBody = (requestId: string) => answers().set(requestId, null);

/**
 * Gives a whole text to the front, past Next, which would send it through two web streams: a good part of what a small call costs. False where
 * no front waits for it (the tests call handlers directly); then the answer has to carry it.
 */
export function passBody(requestId: string | null, text: string): boolean {
  if (requestId === null || !answers().has(requestId)) return false;
  answers().set(requestId, text);
  return true;
}

/** The text that was handed over, if any. */
export const passedBody = (requestId: string) => answers().get(requestId) ?? undefined;

export const forgetBody = (requestId: string) => answers().delete(requestId);
