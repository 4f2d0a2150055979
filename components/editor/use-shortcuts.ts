"use client";

import type { Editor } from "grapesjs";
import { useEffect } from "react";
import { runShortcut } from "@/components/editor/shortcuts";
import type { Saver } from "@/lib/editor/saver";

/** Runs the shortcuts of the editor, also while the focus is in the canvas. */
export function useShortcuts(engine: Editor | null, saver: Saver | null): void {
  useEffect(() => {
    if (!engine || !saver) return;
    const press = (event: KeyboardEvent) => runShortcut(event, { engine, saver });
    const listen = (target: Document | null) => target?.addEventListener("keydown", press);
    const ignore = (target: Document | null) => target?.removeEventListener("keydown", press);
    let canvas: Document | null = null;
    const listenToCanvas = () => {
      ignore(canvas);
      canvas = engine.Canvas.getDocument();
      listen(canvas);
    };
    listen(document);
    listenToCanvas();
    engine.on("canvas:frame:load", listenToCanvas);
    return () => {
      engine.off("canvas:frame:load", listenToCanvas);
      ignore(document);
      ignore(canvas);
    };
  }, [engine, saver]);
}
