"use client";

import type { Editor } from "grapesjs";
import { useEffect } from "react";
import { forgetOwnWidth } from "@/components/editor/frame-width";
import { canvasViewport, FIT_EVENTS, fitCanvas } from "@/components/editor/zoom/fit-canvas";
import { listenToPanning } from "@/components/editor/zoom/pan";
import { listenToZoomWheel } from "@/components/editor/zoom/zoom-wheel";

/** Keeps the page in the chosen size while the canvas changes, and lets the wheel zoom and the pointer move it. */
export function useCanvasZoom(engine: Editor | null): void {
  useEffect(() => {
    if (!engine) return;
    const viewport = canvasViewport(engine);
    const fit = () => fitCanvas(engine);
    const followDevice = () => forgetOwnWidth(engine);
    const measureAgain = () => engine.refresh(); // the engine keeps where the canvas stands
    const observer = new ResizeObserver(fit);
    observer.observe(viewport);
    viewport.addEventListener("scroll", measureAgain, { passive: true });
    engine.on("device:select", followDevice);
    engine.on(FIT_EVENTS, fit);
    const stops = [listenToZoomWheel(engine), listenToPanning(engine)];
    return () => {
      observer.disconnect();
      viewport.removeEventListener("scroll", measureAgain);
      engine.off("device:select", followDevice);
      engine.off(FIT_EVENTS, fit);
      for (const stop of stops) stop();
    };
  }, [engine]);
}
