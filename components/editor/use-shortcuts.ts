"use client";

import { useEffect, useRef } from "react";
import { runShortcut, type ShortcutTarget } from "@/components/editor/shortcuts";

/** Runs the shortcuts of the editor, even while focus is in the canvas. */
export function useShortcuts(target: ShortcutTarget | null): void {
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
    const listen = (page: Document | null) => page?.addEventListener("keydown", handleKey);
    const stopListening = (page: Document | null) => page?.removeEventListener("keydown", handleKey);
    let canvas: Document | null = null;
    const listenToCanvas = () => {
      stopListening(canvas);
      canvas = engine.Canvas.getDocument();
      listen(canvas);
    };
    listen(document);
    listenToCanvas();
    engine.on("canvas:frame:load", listenToCanvas);
    return () => {
      engine.off("canvas:frame:load", listenToCanvas);
      stopListening(document);
      stopListening(canvas);
    };
  }, [engine]);
}
