"use client";

import { useEffect, useRef } from "react";
import { pressedKey } from "@/components/ui/pressed-key";

/** On Ctrl+K or Cmd+K, calls `open`, which opens the command menu. Renders nothing. Mounted once per page. */
export function CommandMenuShortcut({ open }: { open: () => unknown }) {
  const latestOpen = useRef(open);
  latestOpen.current = open;

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (
        pressedKey(event).toLowerCase() !== "k" ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      if (!event.repeat) void latestOpen.current();
    }

    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return null;
}
