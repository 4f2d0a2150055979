import type { Page } from "@playwright/test";

export type Noise = ReturnType<typeof listenForNoise>;

/** Collects a browser's complaints: console errors, exceptions, error responses, failed requests. */
export function listenForNoise() {
  const complaints: string[] = [];
  const allowed: RegExp[] = [];

  function listen(page: Page) {
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
    page.on("response", (response) => {
      if (response.status() >= 400) complaints.push(`response: ${response.status()} ${response.url()}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // leaving a page aborts its unfinished requests
      if (reason !== "net::ERR_ABORTED") complaints.push(`request: ${reason} ${request.url()}`);
    });
  }

  return {
    listen,
    /** Allows expected complaints: `noise.allow(/422/)`. */
    allow: (...patterns: RegExp[]) => void allowed.push(...patterns),
    /** Returns the complaints that were not allowed. */
    unexpected: () => complaints.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
