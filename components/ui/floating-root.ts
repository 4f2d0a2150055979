/**
 * Returns the element into which a menu, list or popover of `anchor` is rendered. Inside a dialog it is the dialog,
 * because a modal dialog hides the rest of the page from screen readers and stops the rest from scrolling. Inside
 * `<main>` it is `<main>`, because content outside of landmarks is hard to find. Elsewhere it is the body.
 */
export function floatingRoot(anchor: Element | null): HTMLElement {
  return anchor?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ?? document.body;
}
