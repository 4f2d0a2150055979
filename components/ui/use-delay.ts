"use client";

import { useCallback, useEffect, useRef } from "react";

/**
 * One timer: `after(ms, act)` restarts it and calls `act` when the time is up. `cancel()` stops it. It also stops when
 * the component unmounts.
 */
export function useDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const after = useCallback(
    (ms: number, act: () => void) => {
      cancel();
      timer.current = setTimeout(act, ms);
    },
    [cancel],
  );

  useEffect(() => cancel, [cancel]);
  return { after, cancel };
}
