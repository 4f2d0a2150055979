import type { Editor } from "grapesjs";

/** The id of the area that shows the page. It handles the keys of the canvas while it has focus. */
export const CANVAS_ID = "editor-canvas";

/** What the engine says of a frame whose page has been loaded. */
type LoadedFrame = { window: Window };

/**
 * Calls `listen` with the document of the canvas, now and for each page that is opened later. `listen` returns the
 * function that removes its listeners. Returns the function that removes them all.
 */
export function onCanvasDocument(engine: Editor, listen: (page: Document) => () => void): () => void {
  let stopListening = () => {};
  const begin = (page: Document | null | undefined) => {
    stopListening();
    stopListening = page ? listen(page) : () => {};
  };
  // at this time, `engine.Canvas.getDocument()` is still the page that was open before
  const handleLoad = ({ window }: LoadedFrame) => begin(window.document);
  begin(engine.Canvas.getDocument());
  engine.on("canvas:frame:load", handleLoad);
  return () => {
    engine.off("canvas:frame:load", handleLoad);
    stopListening();
  };
}
