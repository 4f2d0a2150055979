type Sample = { at: number; bytes: number };

const WINDOW_MS = 5000;
/** Over a shorter time, the measured speed would vary too much. */
const MEASURED_MIN_MS = 500;

/**
 * Returns a function that measures the speed over the last five seconds. It takes the bytes sent so far and the time in
 * milliseconds. It returns bytes per second, or null if its calls in these five seconds span less than half a second.
 */
export function createSpeedometer() {
  let samples: Sample[] = [];
  return function measure(bytes: number, now: number): number | null {
    samples = [...samples.filter(({ at }) => now - at <= WINDOW_MS), { at: now, bytes }];
    const [first] = samples;
    if (!first || now - first.at < MEASURED_MIN_MS) return null;
    return Math.max(0, (bytes - first.bytes) / ((now - first.at) / 1000));
  };
}

/** Seconds until the rest is sent, or null if unknown. */
export function secondsLeft({
  size,
  sent,
  speed,
}: {
  size: number;
  sent: number;
  speed: number | null;
}): number | null {
  return speed ? Math.ceil((size - sent) / speed) : null;
}
