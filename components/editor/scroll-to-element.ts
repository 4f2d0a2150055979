/** Scrolls the page in the canvas to an element. `scrollIntoView` would scroll the editor too, if it is a high one. */
export function scrollToElement(element: HTMLElement): void {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const distance = top < 0 || height > view.innerHeight ? top : Math.max(0, bottom - view.innerHeight);
  if (distance !== 0) view.scrollBy({ top: distance, behavior: "smooth" });
}
