/** Adds an element for a captcha widget, which may show the visitor a puzzle. The caller removes the element. */
export function addWidgetFrame(): HTMLElement {
  const frame = document.createElement("div");
  frame.className = "fixed inset-x-0 bottom-4 z-99 mx-auto w-fit";
  document.body.append(frame);
  return frame;
}
