/** A copied element is kept elsewhere. Its name in the system's clipboard says that nothing else was copied since. */
const ELEMENT_TYPE = "application/x-plinth-element";

/**
 * Writes the text of a copied element to the system's clipboard, so that what was copied before, such as a picture, is
 * no longer pasted.
 */
export function writeElementText(text: string): void {
  const write = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
    event.clipboardData?.setData(ELEMENT_TYPE, "1");
  };
  document.addEventListener("copy", write, { once: true, capture: true });
  // the clipboard of `navigator` asks for permission, and is missing without HTTPS; test browsers do not have this one
  document.execCommand?.("copy");
  document.removeEventListener("copy", write, { capture: true });
}

/** Whether an element was copied after whatever else was in the clipboard. */
export const hasElement = (clipboard: DataTransfer): boolean => clipboard.getData(ELEMENT_TYPE) !== "";
