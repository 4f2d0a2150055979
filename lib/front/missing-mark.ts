import { AsyncLocalStorage } from "node:async_hooks";
import { runBeforeHead } from "@/lib/front/before-head";
import type { NextHandler } from "@/lib/front/pass-to-next";
import { processState } from "@/lib/process-state.mjs";

type Mark = { isMissing: boolean };

/** The mark of the current request. The server creates it, and a page in the app's bundle sets it. */
const marks = processState("missing-mark", () => new AsyncLocalStorage<Mark>());

/** Marks the current page as missing. */
export function markMissing(): void {
  const mark = marks.getStore();
  if (mark) mark.isMissing = true;
}

/**
 * Sends status 404 for pages marked as missing. Only for development, where Next caches no pages. In production the
 * page cache stores the status with the page.
 */
export function withNotFoundStatus(nextHandler: NextHandler): NextHandler {
  return (request, response) => {
    const mark: Mark = { isMissing: false };
    runBeforeHead(response, () => {
      if (mark.isMissing && response.statusCode === 200) response.statusCode = 404;
    });
    return marks.run(mark, () => nextHandler(request, response));
  };
}
