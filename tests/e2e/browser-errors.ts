import type { Page } from "@playwright/test";

export type BrowserErrors = ReturnType<typeof collectBrowserErrors>;

/** Collects the errors of pages: console errors, uncaught exceptions, error responses and failed requests. */
export function collectBrowserErrors() {
  const errors: string[] = [];
  const allowed: RegExp[] = [];

  function listen(page: Page) {
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => errors.push(`exception: ${error.message}`));
    page.on("response", (response) => {
      if (response.status() >= 400) errors.push(`response: ${response.status()} ${response.url()}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // leaving a page aborts its unfinished requests
      if (reason !== "net::ERR_ABORTED") errors.push(`request: ${reason} ${request.url()}`);
    });
  }

  return {
    listen,
    /** Allows expected errors: `browserErrors.allow(/422/)`. */
    allow: (...patterns: RegExp[]) => void allowed.push(...patterns),
    /** Returns the errors that were not allowed. */
    unexpected: () => errors.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
