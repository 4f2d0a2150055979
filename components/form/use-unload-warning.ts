"use client";

import { useEffect } from "react";

const never = () => false;

/** Lets the browser ask before the page is closed, while something would be lost. */
export function useUnloadWarning(isNeeded: boolean, mayLeave: () => boolean = never) {
  useEffect(() => {
    if (!isNeeded) return;

    function onUnload(event: BeforeUnloadEvent) {
      if (!mayLeave()) event.preventDefault();
    }

    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [isNeeded, mayLeave]);
}
