"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { frameWidth, setFrameWidth, WIDTH_MAX_PX, WIDTH_MIN_PX } from "@/components/editor/frame-width";
import { useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { FIT_EVENTS } from "@/components/editor/zoom/fit-canvas";
import { useT } from "@/components/i18n/use-t";

const STEP_PX = 10;
const KEY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX };

/** A handle at the right edge of the shown page. Dragging it, or pressing the arrow keys, changes the page's width. */
export function WidthHandle() {
  const engine = useEngine();
  const t = useT();
  useEngineChanges(`${FIT_EVENTS} canvas:zoom`);
  const [left, setLeft] = useState<number>();
  const drag = useRef<{ center: number; zoom: number } | null>(null);
  const handle = useRef<HTMLDivElement>(null);
  const width = Math.round(frameWidth(engine));

  useEffect(() => {
    // the engine emits these events before it moves the page's frame
    const request = requestAnimationFrame(() => {
      const [frame, canvas] = [engine.Canvas.getFrameEl(), handle.current?.parentElement];
      if (!frame || !canvas) return;
      setLeft(frame.getBoundingClientRect().right - canvas.getBoundingClientRect().left + canvas.scrollLeft);
    });
    return () => cancelAnimationFrame(request);
  });

  function begin(event: PointerEvent<HTMLDivElement>) {
    const { left: start, right } = engine.Canvas.getFrameEl().getBoundingClientRect();
    drag.current = { center: (start + right) / 2, zoom: engine.Canvas.getZoom() / 100 };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move({ clientX }: PointerEvent) {
    const { current } = drag;
    if (current) setFrameWidth(engine, (2 * (clientX - current.center)) / current.zoom);
  }

  function end() {
    drag.current = null;
  }

  function handleKey(event: KeyboardEvent) {
    const step = KEY_STEPS[event.key];
    if (step === undefined || event.altKey) return;
    event.preventDefault();
    setFrameWidth(engine, frameWidth(engine) + step); // the width of the last rendering may be older
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved has no element of its own
    <div
      ref={handle}
      role="separator"
      tabIndex={0}
      aria-label={t("Width of the page")}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={WIDTH_MIN_PX}
      aria-valuemax={WIDTH_MAX_PX}
      hidden={left === undefined}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={handleKey}
      style={{ left }}
      className="absolute top-1/2 z-1 h-16 w-2 -translate-y-1/2 cursor-ew-resize touch-none rounded-full border border-line bg-raised hover:border-text max-lg:hidden"
    />
  );
}
