import { filesInClipboard, hasFiles } from "@/components/uploads/clipboard-files";
import type { ChosenFile } from "@/lib/uploads/sending/upload-item";

const DRAG_EVENTS = ["dragenter", "dragover", "drop"] as const;

type FileListener = {
  /** Files are dragged over the page. */
  onOver: (event: DragEvent) => void;
  /** They are no longer over it, or are being dropped. */
  onLeave: () => void;
  onDrop: (event: DragEvent) => void;
  /** Whether something else that is dragged is taken too. */
  takes?: (event: DragEvent) => boolean;
  /** Files are pasted. */
  onPaste: (files: ChosenFile[], event: ClipboardEvent) => void;
};

/**
 * Takes the files that are dropped on a page or pasted into it, before anything on the page gets them. Otherwise, the
 * browser would leave the page to show a dropped file. Returns the function that ends it.
 */
export function listenForFiles(page: Document, { onOver, onLeave, onDrop, onPaste, takes }: FileListener): () => void {
  const take = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const isTaken = (event: DragEvent) => takes?.(event) || hasFiles(event.dataTransfer);
  const handleDrag = (event: DragEvent) => {
    if (!isTaken(event)) return;
    take(event);
    if (event.type === "dragover") onOver(event);
    if (event.type !== "drop") return;
    onLeave();
    onDrop(event);
  };
  const handleLeave = (event: DragEvent) => {
    if (!isTaken(event)) return;
    event.stopPropagation();
    if (event.relatedTarget === null) onLeave();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const files = filesInClipboard(event.clipboardData);
    if (files.length > 0) onPaste(files, event);
  };
  for (const type of DRAG_EVENTS) page.addEventListener(type, handleDrag, true);
  page.addEventListener("dragleave", handleLeave, true);
  page.addEventListener("paste", handlePaste, true);
  return () => {
    for (const type of DRAG_EVENTS) page.removeEventListener(type, handleDrag, true);
    page.removeEventListener("dragleave", handleLeave, true);
    page.removeEventListener("paste", handlePaste, true);
  };
}
