import type { Editor } from "grapesjs";
import { onCanvasDocument } from "@/components/editor/canvas-pages";
import { openTextOf } from "@/components/editor/texts/open-text";

/** Elements that browsers click when the space key is pressed in them. */
const CLICKED_BY_SPACE = "button, summary";

/** Lets spaces be typed into the texts of such elements. Returns the function that ends it. */
export const allowSpaces = (engine: Editor): (() => void) =>
  onCanvasDocument(engine, (page) => {
    const handleKey = (event: KeyboardEvent) => typeSpace(engine, event);
    page.addEventListener("keydown", handleKey, { capture: true });
    page.addEventListener("keyup", preventClick, { capture: true });
    return () => {
      page.removeEventListener("keydown", handleKey, { capture: true });
      page.removeEventListener("keyup", preventClick, { capture: true });
    };
  });

/** Whether a key types a space into a text. */
const isTypedSpace = (event: KeyboardEvent) =>
  event.key === " " && !event.ctrlKey && !event.metaKey && isElement(event.target) && event.target.isContentEditable;

/** Events of the canvas come from another window, which has its own classes. */
const isElement = (target: EventTarget | null): target is HTMLElement => target !== null && "closest" in target;

function typeSpace(engine: Editor, event: KeyboardEvent): void {
  if (!isTypedSpace(event)) return;
  const target = event.target as HTMLElement;
  if (!target.closest(CLICKED_BY_SPACE)) return;
  event.preventDefault();
  const text = openTextOf(engine)?.text;
  text?.insert([{ text: " ", marks: text.marks }]);
}

/** Browsers click some elements when the key is released. */
function preventClick(event: KeyboardEvent): void {
  if (isTypedSpace(event) && (event.target as HTMLElement).closest(CLICKED_BY_SPACE)) event.preventDefault();
}
