/** Adds an element for the widget of a service, which may have to ask the visitor something. Remove it afterwards. */
export function addWidgetFrame(): HTMLElement {
  const frame = document.createElement("div");
  frame.className = "fixed inset-x-0 bottom-4 z-99 mx-auto w-fit";
  document.body.append(frame);
  return frame;
}
