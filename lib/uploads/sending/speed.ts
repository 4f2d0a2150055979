type Sample = { at: number; bytes: number };

const WINDOW_MS = 5000;

/** Measures how fast bytes go, over the last five seconds: `measure(bytes so far, now in ms)` tells bytes a second, or null at first. */
export function speedometer() {
  let samples: Sample[] = [];
  return function measure(bytes: number, now: number): number | null {
    samples = [...samples.filter(({ at }) => now - at <= WINDOW_MS), { at: now, bytes }];
    const [first] = samples;
    if (!first || now - first.at < 500) return null;
    return Math.max(0, (bytes - first.bytes) / ((now - first.at) / 1000));
  };
}

/** Seconds until the rest has gone; null while that cannot be told. */
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
