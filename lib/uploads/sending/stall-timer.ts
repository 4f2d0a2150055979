/** An upload from which nothing is heard for so long has failed. */
export const STALL_MS = 30_000;

/** Why an upload's signal was aborted: by its owner, by the clock, or because it is over. */
export type StopReason = "aborted" | "stalled" | "ended";

/** The clock of an upload: aborts its signal when nothing is heard for 30 seconds. */
export function stallTimer() {
  const controller = new AbortController();
  const stalled = () => controller.abort("stalled" satisfies StopReason);
  let timer = setTimeout(stalled, STALL_MS);

  return {
    signal: controller.signal,
    /** A sign of life. */
    reset() {
      clearTimeout(timer);
      if (!controller.signal.aborted) timer = setTimeout(stalled, STALL_MS);
    },
    stop(reason: StopReason) {
      clearTimeout(timer);
      controller.abort(reason);
    },
  };
}
