"use client";

import { useEffect } from "react";

const never = () => false;
let isAllowed = false;

/** From now on, the browser does not ask before this page is left. */
export function allowLeaving(): void {
  isAllowed = true;
}

/** Whether `allowLeaving` was called. */
export const isLeavingAllowed = () => isAllowed;

/** If `isNeeded`, makes the browser ask before the page is closed or reloaded, unless `mayLeave` returns true. */
export function useUnloadWarning(isNeeded: boolean, mayLeave: () => boolean = never) {
  useEffect(() => {
    if (!isNeeded) return;

    function onUnload(event: BeforeUnloadEvent) {
      if (!isAllowed && !mayLeave()) event.preventDefault();
    }

    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [isNeeded, mayLeave]);
}
