/** A timer that can be paused. */
export type Countdown = { pause: () => void; resume: () => void; stop: () => void };

/** Calls `onEnd` once the timer has run for `ms` milliseconds, not counting pauses. With `Infinity`, never calls it. */
export function startCountdown(ms: number, onEnd: () => void): Countdown {
  let remainingMs = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function resume() {
    if (timer !== undefined || remainingMs === Number.POSITIVE_INFINITY) return;
    startedAt = Date.now();
    timer = setTimeout(onEnd, remainingMs);
  }

  function pause() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remainingMs = Math.max(0, remainingMs - (Date.now() - startedAt));
  }

  resume();
  return { pause, resume, stop: () => clearTimeout(timer) };
}
