import type { Editor } from "grapesjs";

export const WIDTH_MIN_PX = 240;
export const WIDTH_MAX_PX = 3000;

/** The width at which the page is laid out, in CSS pixels. The zoom of the canvas does not change it. */
export const frameWidth = (engine: Editor): number => Number.parseFloat(String(engine.Canvas.getFrame()?.width ?? 0));

/**
 * Shows the page at another width, from `WIDTH_MIN_PX` to `WIDTH_MAX_PX`. The style panel still edits the styles of the
 * chosen device.
 */
export function setFrameWidth(engine: Editor, width: number): void {
  const clamped = Math.round(Math.min(WIDTH_MAX_PX, Math.max(WIDTH_MIN_PX, width)));
  engine.Canvas.getFrame()?.set({ width: `${clamped}px` });
}
