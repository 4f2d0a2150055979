"use client";

import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import { indexAfterKey } from "@/components/ui/index-after-key";

/** The elements of a toolbar that can have focus. */
const ITEMS = "button";

/** Focuses the toolbar for texts. */
export const focusTextTools = (): void =>
  document.querySelector<HTMLElement>(`[data-text-tools] ${ITEMS}[tabindex='0']`)?.focus();

/**
 * Attributes of a toolbar: it is one stop of the Tab key, and the arrow keys move within it. `leave` is called on
 * Escape.
 */
export function useToolbar(bar: RefObject<HTMLElement | null>, leave: () => void) {
  const items = () => [...(bar.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const setStop = (stop: Element | undefined) => {
    for (const item of items()) item.tabIndex = item === stop ? 0 : -1;
  };

  // items may come and go with what is selected
  useLayoutEffect(() => {
    const stops = items().filter(({ tabIndex }) => tabIndex === 0);
    setStop(stops.length === 1 ? stops[0] : items()[0]);
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      if (items().includes(target as HTMLElement)) setStop(target);
    },
    onKeyDown(event: KeyboardEvent) {
      const all = items();
      const from = all.indexOf(event.target as HTMLElement);
      if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = all[indexAfterKey(event.key, { from, count: all.length }) ?? -1];
      if (event.key === "Escape") leave();
      else if (next) next.focus();
      else return;
      event.preventDefault();
    },
  };
}
