"use client";

import { useEffect, useState } from "react";

/**
 * Becomes true once `flag` has been true for `ms` milliseconds, and stays true for at least `minimum` milliseconds, so
 * that spinners do not flash.
 */
export function useDelayed(flag: boolean, ms: number, minimum = 0) {
  const [shownAt, setShownAt] = useState<number | null>(null);

  useEffect(() => {
    if (flag && shownAt === null) {
      const timer = setTimeout(() => setShownAt(Date.now()), ms);
      return () => clearTimeout(timer);
    }
    if (!flag && shownAt !== null) {
      const timer = setTimeout(() => setShownAt(null), Math.max(0, shownAt + minimum - Date.now()));
      return () => clearTimeout(timer);
    }
  }, [flag, shownAt, ms, minimum]);

  return shownAt !== null && (flag || minimum > 0);
}
