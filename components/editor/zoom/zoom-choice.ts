"use client";

import { readStored, useStored, writeStored } from "@/components/ui/use-stored";

/** How large the page is shown: in per cent, or as large as its whole width is visible. */
export type ZoomChoice = "fit" | number;

export const ZOOM_MIN = 25;
export const ZOOM_MAX = 200;
export const ZOOM_STEPS = [25, 50, 75, 100, 125, 150, 200] as const;

/** Each project has its own path. */
const keyOfProject = () => `editor-zoom ${window.location.pathname}`;

/** The choice is this browser's, for the open project. */
export const readZoomChoice = (): ZoomChoice => parse(readStored(keyOfProject()));

export const useZoomChoice = (): ZoomChoice => parse(useStored(keyOfProject()));

/** Stores the choice, rounded and limited to `ZOOM_MIN` and `ZOOM_MAX`. */
export function writeZoomChoice(choice: ZoomChoice): void {
  writeStored(keyOfProject(), choice === "fit" ? choice : String(limit(choice)));
}

function parse(text: string | null): ZoomChoice {
  const percent = Number(text ?? Number.NaN);
  return Number.isFinite(percent) ? limit(percent) : "fit";
}

const limit = (percent: number): number => Math.round(Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, percent)));

/** The next step above or below a zoom in per cent. */
export function nextZoomStep(percent: number, direction: "in" | "out"): number {
  const next =
    direction === "in" ? ZOOM_STEPS.find((step) => step > percent) : ZOOM_STEPS.findLast((step) => step < percent);
  return next ?? (direction === "in" ? ZOOM_MAX : ZOOM_MIN);
}
