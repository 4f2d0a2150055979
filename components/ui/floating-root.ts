/**
 * The container for a list or window attached to `anchor`. Inside a dialog it is the dialog, because a modal dialog
 * hides the rest of the page from screen readers and stops its scrolling. Otherwise it is the `<main>` element, because
 * content outside of landmarks is hard to find.
 */
export function floatingRoot(anchor: Element | null): HTMLElement {
  return anchor?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ?? document.body;
}
