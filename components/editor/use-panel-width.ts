"use client";

import { useStored, writeStored } from "@/components/ui/use-stored";

/** Which side panel: the one beside the rail, or the one of the selected element. */
export type PanelSide = "start" | "end";

const DEFAULT_PX: Readonly<Record<PanelSide, number>> = { start: 240, end: 256 };
export const PANEL_MIN_PX = 200;
export const PANEL_MAX_PX = 480;

const clamp = (pixels: number) => Math.round(Math.min(PANEL_MAX_PX, Math.max(PANEL_MIN_PX, pixels)));

/** The width of a side panel in pixels, which this browser remembers. */
export function usePanelWidth(side: PanelSide) {
  const key = `plinth.editor-panel-${side}`;
  const setWidth = (pixels: number) => writeStored(key, String(clamp(pixels)));
  return {
    width: clamp(Number(useStored(key)) || DEFAULT_PX[side]),
    setWidth,
    reset: () => setWidth(DEFAULT_PX[side]),
  };
}
