import type { Editor } from "grapesjs";
import { SITE_WIDTHS } from "@/lib/site-styles/widths";

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
  const frame = engine.Canvas.getFrame();
  if (!frame) return;
  ownWidths.add(frame);
  setWidth(frame, clamped);
}

/** How the page is shown is no change that could be undone. */
const setWidth = (frame: { set: (values: object, options: object) => unknown }, width: number) =>
  void frame.set({ width: `${width}px` }, { noUndo: true });

/** The narrowest page that a desktop's layout is shown at without asking. */
const DESKTOP_MIN_PX = 1024;
const DESKTOP_PX = SITE_WIDTHS[0].width;

/** The frames whose width the user has chosen. */
const ownWidths = new WeakSet<object>();

/**
 * On a desktop, makes the page as wide as `availableWidth`, within 1024 and 1280 px. Keeps a width that the user has
 * chosen.
 */
export function adaptDesktopWidth(engine: Editor, availableWidth: number): void {
  const frame = engine.Canvas.getFrame();
  if (!frame || ownWidths.has(frame) || (engine.getDevice() || "desktop") !== "desktop") return;
  const width = Math.round(Math.min(DESKTOP_PX, Math.max(DESKTOP_MIN_PX, availableWidth)));
  if (frameWidth(engine) !== width) setWidth(frame, width);
}

/** Lets the page have the width of its device again. */
export function forgetOwnWidth(engine: Editor): void {
  const frame = engine.Canvas.getFrame();
  if (frame) ownWidths.delete(frame);
}
