/** An upload without progress for this long has failed. */
export const STALL_MS = 30_000;

/** Why an upload's signal was aborted: by the user, by the timer, or because the upload has ended. */
export type StopReason = "aborted" | "stalled" | "ended";

/** Starts a timer that aborts an upload's signal after 30 seconds without progress. */
export function startStallTimer() {
  const controller = new AbortController();
  const abortStalled = () => controller.abort("stalled" satisfies StopReason);
  let timer = setTimeout(abortStalled, STALL_MS);

  return {
    signal: controller.signal,
    /** Restarts the timer. */
    reset() {
      clearTimeout(timer);
      if (!controller.signal.aborted) timer = setTimeout(abortStalled, STALL_MS);
    },
    stop(reason: StopReason) {
      clearTimeout(timer);
      controller.abort(reason);
    },
  };
}
