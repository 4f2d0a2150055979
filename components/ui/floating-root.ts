/**
 * The container for a list or window attached to `anchor`: the dialog around it, because a modal dialog
 * hides the rest of the page from screen readers and stops its scrolling; else the page's main part, because
 * content outside of landmarks is hard to find.
 */
export function floatingRoot(anchor: Element | null): HTMLElement {
  return anchor?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ?? document.body;
}
