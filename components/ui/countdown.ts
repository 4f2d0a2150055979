/** A timer that can be paused. */
export type Countdown = { pause: () => void; resume: () => void; stop: () => void };

/** Calls `onEnd` after `ms` milliseconds of running time; never for `Infinity`. */
export function startCountdown(ms: number, onEnd: () => void): Countdown {
  let rest = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function resume() {
    if (timer !== undefined || rest === Number.POSITIVE_INFINITY) return;
    startedAt = Date.now();
    timer = setTimeout(onEnd, rest);
  }

  function pause() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    rest = Math.max(0, rest - (Date.now() - startedAt));
  }

  resume();
  return { pause, resume, stop: () => clearTimeout(timer) };
}
