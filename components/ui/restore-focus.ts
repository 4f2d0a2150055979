import type { RefObject } from "react";

/**
 * Returns a handler for when a menu or panel closes. It focuses the button, unless the user or an entry has already
 * moved the focus elsewhere, for example to a field or a dialog. When the focused element is removed with the menu, the
 * body or the dialog around the button has the focus. The button is focused in that case too.
 */
export const restoreFocusTo = (button: RefObject<HTMLElement | null>) => (event: Event) => {
  event.preventDefault();
  const { activeElement } = document;
  if (activeElement === null || activeElement.contains(button.current)) button.current?.focus();
};
