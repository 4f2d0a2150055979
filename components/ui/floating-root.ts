/**
 * Where a list or window that hangs from `anchor` goes in the page: into the dialog it stands in, because a modal dialog
 * hides the rest of the page from screen readers and stops its scrolling; or else into the page's main part, because
 * what lies outside every landmark is hard to find.
 */
export function floatingRoot(anchor: Element | null): HTMLElement {
  return anchor?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ?? document.body;
}
