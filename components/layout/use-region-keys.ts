"use client";

import { useEffect } from "react";
import { moveToRegion } from "@/components/ui/regions";

/** Lets F6 and Shift+F6 move focus between the parts of a page, unless a dialog is open. */
export function useRegionKeys(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      moveToRegion(event.shiftKey ? -1 : 1);
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
}
