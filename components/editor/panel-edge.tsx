"use client";

import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { PANEL_MAX_PX, PANEL_MIN_PX, type PanelSide, usePanelWidth } from "@/components/editor/use-panel-width";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";
import { isRightToLeft } from "@/components/ui/text-direction";

const STEP_PX = 20;
const KEY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX };

/** The edge of a side panel towards the canvas. It is dragged or moved by the arrow keys; a double click resets it. */
export function PanelEdge({ side, name }: { side: PanelSide; name: string }) {
  const t = useT();
  const { width, setWidth, reset } = usePanelWidth(side);
  const drag = useRef<{ x: number; width: number } | null>(null);

  /** How much wider the panel gets if its edge moves by `distance` to the right. */
  const growth = (distance: number) => ((side === "start") === isRightToLeft() ? -distance : distance);

  function begin(event: PointerEvent<HTMLDivElement>) {
    drag.current = { x: event.clientX, width };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move({ clientX }: PointerEvent) {
    if (drag.current) setWidth(drag.current.width + growth(clientX - drag.current.x));
  }

  function end() {
    drag.current = null;
  }

  function handleKey(event: KeyboardEvent) {
    const step = KEY_STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setWidth(width + growth(step));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved has no element of its own
    <div
      role="separator"
      tabIndex={0}
      aria-label={t("Width of the panel: :name", { name })}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={PANEL_MIN_PX}
      aria-valuemax={PANEL_MAX_PX}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={reset}
      onKeyDown={handleKey}
      className={cn(
        "absolute inset-y-0 z-2 w-1.5 cursor-ew-resize touch-none hover:bg-wash-2 active:bg-accent pointer-coarse:w-4",
        side === "start" ? "end-0" : "start-0",
      )}
    />
  );
}
