import { AsyncLocalStorage } from "node:async_hooks";
import { beforeHead } from "@/lib/front/before-head";
import type { NextHandler } from "@/lib/front/pass-to-next";

const KEY = Symbol.for("plinth.missing-mark");
type Mark = { isMissing: boolean };

// The server puts the mark there, a page in the app's bundle sets it.
const state = globalThis as { [KEY]?: AsyncLocalStorage<Mark> };

/** The page that is being drawn says that there is nothing at its address. */
export function markMissing(): void {
  const mark = state[KEY]?.getStore();
  if (mark) mark.isMissing = true;
}

/**
 * Answers with 404 where the page says so. For development alone, where Next keeps no pages: in production the cache keeps the status with
 * the page, also for those who have not seen it being drawn.
 */
export function withMissingMark(handleByNext: NextHandler): NextHandler {
  state[KEY] ??= new AsyncLocalStorage();
  const storage = state[KEY];
  return (request, response) => {
    const mark: Mark = { isMissing: false };
    beforeHead(response, () => {
      if (mark.isMissing && response.statusCode === 200) response.statusCode = 404;
    });
    return storage.run(mark, () => handleByNext(request, response));
  };
}
