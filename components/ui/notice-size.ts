import { type CSSProperties, useSyncExternalStore } from "react";

let size = 0;
const listeners = new Set<() => void>();

/**
 * Keeps the end of the page and the focused element above a notice of this height at the bottom of the window. Sets two
 * CSS properties instead of a variable, because changing a variable on the root element would restyle every element.
 *
 * @param pixels The height of the notice, or 0 once it has closed.
 */
export function setNoticeSize(pixels: number): void {
  size = pixels;
  const length = pixels > 0 ? `${pixels}px` : "";
  document.documentElement.style.scrollPaddingBlockEnd = length;
  document.body.style.paddingBlockEnd = length;
  for (const listener of listeners) listener();
}

/** The style of an element that stays above the cookie notice: the notice's height as the variable `--notice-size`. */
export function useNoticeStyle(): CSSProperties {
  const pixels = useSyncExternalStore(
    subscribe,
    () => size,
    () => 0,
  );
  return { "--notice-size": `${pixels}px` } as CSSProperties;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
