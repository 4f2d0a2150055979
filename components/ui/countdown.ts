/** A timer that can be paused. */
export type Countdown = { pause: () => void; resume: () => void; stop: () => void };

/** Calls `onEnd` once the timer has run for `ms` milliseconds, not counting pauses; never for `Infinity`. */
export function startCountdown(ms: number, onEnd: () => void): Countdown {
  let remaining = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function resume() {
    if (timer !== undefined || remaining === Number.POSITIVE_INFINITY) return;
    startedAt = Date.now();
    timer = setTimeout(onEnd, remaining);
  }

  function pause() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    remaining = Math.max(0, remaining - (Date.now() - startedAt));
  }

  resume();
  return { pause, resume, stop: () => clearTimeout(timer) };
}
