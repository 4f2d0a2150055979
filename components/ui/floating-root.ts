/**
 * Returns the element into which a menu, list or popover of `anchor` is rendered. For an anchor in a dialog, returns
 * the dialog, because a modal dialog hides the rest of the page from screen readers and stops the rest from scrolling.
 * For an anchor in `<main>`, returns `<main>`, because content outside of landmarks is hard to find. Otherwise, returns
 * the body.
 */
export function floatingRoot(anchor: Element | null): HTMLElement {
  return anchor?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ?? document.body;
}
