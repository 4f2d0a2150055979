"use client";

import { useEffect, useRef } from "react";
import { onCanvasDocument } from "@/components/editor/canvas-pages";
import { runPaste } from "@/components/editor/paste/paste-clipboard";
import { runShortcut, type ShortcutTarget } from "@/components/editor/shortcuts";
import { useT } from "@/components/i18n/use-t";

/** Runs the shortcuts of the editor, even while focus is in the canvas. */
export function useShortcuts(target: ShortcutTarget | null): void {
  const t = useT();
  const latestTarget = useRef(target);
  latestTarget.current = target;
  const engine = target?.engine;

  useEffect(() => {
    if (!engine) return;
    const handleKey = (event: KeyboardEvent) => {
      // the engine dispatches each key event of the canvas a second time, on the canvas's frame
      if (latestTarget.current && !(event.target instanceof HTMLIFrameElement))
        runShortcut(event, latestTarget.current);
    };
    const handlePaste = (event: ClipboardEvent) => runPaste(event, engine, t);
    const listen = (page: Document) => {
      page.addEventListener("keydown", handleKey);
      page.addEventListener("paste", handlePaste);
      return () => {
        page.removeEventListener("keydown", handleKey);
        page.removeEventListener("paste", handlePaste);
      };
    };
    const stopListening = listen(document);
    const stopListeningToCanvas = onCanvasDocument(engine, listen);
    return () => {
      stopListening();
      stopListeningToCanvas();
    };
  }, [engine, t]);
}
