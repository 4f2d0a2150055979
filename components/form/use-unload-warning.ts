"use client";

import { useEffect } from "react";

const mayNeverLeave = () => false;

/** Makes the browser ask before the page is closed or reloaded, unless `mayLeave` returns true. */
export function useUnloadWarning(isNeeded: boolean, mayLeave: () => boolean = mayNeverLeave) {
  useEffect(() => {
    if (!isNeeded) return;

    function onUnload(event: BeforeUnloadEvent) {
      if (!mayLeave()) event.preventDefault();
    }

    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [isNeeded, mayLeave]);
}
