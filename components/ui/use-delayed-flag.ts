"use client";

import { useEffect, useState } from "react";

/**
 * Returns true after `flag` has been true for `delayMs`. The result then stays true for at least `minimumMs`, so that
 * spinners do not flash.
 */
export function useDelayedFlag(flag: boolean, delayMs: number, minimumMs = 0) {
  const [shownAt, setShownAt] = useState<number | null>(null);

  useEffect(() => {
    if (flag && shownAt === null) {
      const timer = setTimeout(() => setShownAt(Date.now()), delayMs);
      return () => clearTimeout(timer);
    }
    if (!flag && shownAt !== null) {
      const timer = setTimeout(() => setShownAt(null), Math.max(0, shownAt + minimumMs - Date.now()));
      return () => clearTimeout(timer);
    }
  }, [flag, shownAt, delayMs, minimumMs]);

  return shownAt !== null && (flag || minimumMs > 0);
}
