import { ApiError } from "@/lib/http/client";

const RETRIES = 3;
const FIRST_WAIT_MS = 500;

type Options = {
  /**
   * Whether a repeated request has no further effect. After a 5xx, only such a request is retried. After a network
   * error, every request is retried.
   */
  idempotent: boolean;
  signal: AbortSignal;
};

/** Retries up to three times, with growing delays, after a network error or, if `idempotent`, after a 5xx. */
export async function withRetries<T>(send: () => Promise<T>, { idempotent, signal }: Options): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await send();
    } catch (error) {
      if (retries >= RETRIES || signal.aborted || !isRetryable(error, idempotent)) throw error;
      await wait(FIRST_WAIT_MS * 2 ** retries, signal);
    }
  }
}

function isRetryable(error: unknown, idempotent: boolean): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || (idempotent && error.status >= 500);
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    }
  });
}
