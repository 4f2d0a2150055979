import type { RefObject } from "react";

/**
 * Returns a handler for the end of a menu or panel, which focuses its button. If the focus is elsewhere already, for
 * example in a field that the user clicked or in a dialog that an entry opened, it stays there. The page itself, or a
 * dialog with the button in it, has the focus when the element that had it is removed.
 */
export const restoreFocusTo = (button: RefObject<HTMLElement | null>) => (event: Event) => {
  event.preventDefault();
  const { activeElement } = document;
  if (activeElement === null || activeElement.contains(button.current)) button.current?.focus();
};
