const FIELDS = "input, textarea, select, [contenteditable=true]";

/** Whether the browser's own menu is better: with Shift, in a field, and for words that are selected there. */
export function isForBrowser(event: MouseEvent): boolean {
  const target = event.target as Element;
  const selection = getSelection();
  const isOnSelection = selection?.isCollapsed === false && selection.containsNode(target, true);
  const isWithShift = event.shiftKey && isByPointer(event);
  return event.defaultPrevented || isWithShift || target.closest(FIELDS) !== null || isOnSelection;
}

/** Where the pointer is. Null if the menu was asked for by a key, such as Shift+F10. */
export const placeOfMenu = (event: MouseEvent): DOMRect | null =>
  isByPointer(event) ? new DOMRect(event.clientX, event.clientY, 0, 0) : null;

const isByPointer = (event: MouseEvent) => event.button === 2;
