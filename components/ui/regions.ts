/**
 * The parts of a screen between which F6 moves focus: elements with `data-region`. Each needs `tabIndex={-1}`, so that
 * it can have focus if nothing in it can.
 */
const REGIONS = "[data-region]";

/** What Tab reaches. A region with `data-region="self"` has focus itself, because it handles keys. */
const TAB_STOPS =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]";

const isShown = (element: Element) => element.getClientRects().length > 0;
const isTabStop = (element: HTMLElement) => element.tabIndex >= 0 && isShown(element);

/** Moves focus to the next part of the screen, or to the previous one (-1), in the order of the document. */
export function moveToRegion(step: 1 | -1, from: Element | null = document.activeElement): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter(isShown);
  const at = regions.findIndex((region) => region.contains(from));
  const next = at < 0 && step < 0 ? -1 : at + step;
  const region = regions.at(next % regions.length);
  if (region) focusRegion(region);
}

function focusRegion(region: HTMLElement): void {
  const first = [...region.querySelectorAll<HTMLElement>(TAB_STOPS)].find(isTabStop);
  const target = region.dataset.region === "self" || !first ? region : first;
  target.focus();
}
