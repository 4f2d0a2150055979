"use client";

import type { Editor } from "grapesjs";
import { useEffect, useEffectEvent, useState } from "react";
import { onCanvasDocument } from "@/components/editor/canvas-pages";
import { type FilePlace, markOf, placeAt, placeOfPasted } from "@/components/editor/files/file-place";
import { insertFiles } from "@/components/editor/files/insert-file";
import { useAddFiles } from "@/components/editor/files/use-add-files";
import { finishTyping } from "@/components/editor/one-step";
import { draggedPicture } from "@/components/editor/pictures/dragged-picture";
import { useChoosePicture } from "@/components/editor/pictures/use-choose-picture";
import { isInPanel, isModalOpen } from "@/components/editor/shortcuts";
import { useEngine } from "@/components/editor/use-engine";
import { useUnloadWarning } from "@/components/form/use-unload-warning";
import { readDroppedFiles } from "@/components/uploads/dropped-files";
import { listenForFiles } from "@/components/uploads/listen-for-files";
import { useUploadItems } from "@/components/uploads/use-upload-items";
import type { ChosenFile } from "@/lib/uploads/sending/upload-item";

const FIELDS = "input, textarea, select, [contenteditable=true]";

/**
 * Takes files that are dropped or pasted anywhere in the editor, and pictures that are dragged from the panel, and
 * marks where in the page they go.
 */
export function IncomingFiles() {
  const engine = useEngine();
  const addFiles = useAddFiles();
  const choosePicture = useChoosePicture();
  const [mark, setMark] = useState<DOMRect | null>(null);
  const isBusy = useUploadItems().some(({ status }) => status === "pending" || status === "inProgress");
  useUnloadWarning(isBusy);

  const drop = useEffectEvent((data: DataTransfer, place: FilePlace | null) => {
    const file = draggedPicture();
    if (!file) void readDroppedFiles(data).then(({ files }) => addFiles(files, place));
    else if (place && "picture" in place) void choosePicture(place.picture, { proposed: file.url });
    else if (place) void insertFiles(engine, [file], place);
  });
  const paste = useEffectEvent(async (files: ChosenFile[]) => {
    await finishTyping(engine);
    await addFiles(files, placeOfPasted(engine));
  });

  const listen = useEffectEvent((page: Document) =>
    listenForFiles(page, {
      takes: () => draggedPicture() !== null,
      onOver(event) {
        const place = placeOf(engine, page, event);
        setMark(place && markInWindow(engine, place));
      },
      onLeave: () => setMark(null),
      onDrop(event) {
        if (event.dataTransfer && !isModalOpen()) drop(event.dataTransfer, placeOf(engine, page, event));
      },
      onPaste(files, event) {
        if (isModalOpen() || isInPanel(event.target, FIELDS)) return;
        event.preventDefault();
        event.stopPropagation();
        void paste(files);
      },
    }),
  );

  useEffect(() => {
    const stopListening = listen(document);
    const stopListeningToCanvas = onCanvasDocument(engine, listen);
    return () => {
      stopListening();
      stopListeningToCanvas();
    };
  }, [engine]);

  if (!mark) return null;
  const { left, top, width, height } = mark;
  return (
    <div
      aria-hidden="true"
      data-drop-mark
      className="pointer-events-none fixed z-20 bg-accent-soft/40 outline-3 outline-accent"
      style={{ left, top, width, height }}
    />
  );
}

/** Null outside the page that is being edited. A dialog over it takes the files itself. */
const placeOf = (engine: Editor, page: Document, { clientX: x, clientY: y }: DragEvent) =>
  page === document || isModalOpen() ? null : placeAt(engine, { x, y });

/** Converts from the page in the canvas, which may be zoomed, to the window of the editor. */
function markInWindow(engine: Editor, place: FilePlace): DOMRect | null {
  const box = markOf(place);
  const frame = engine.Canvas.getFrameEl();
  if (!box || !frame) return null;
  const { left, top, width } = frame.getBoundingClientRect();
  const zoom = frame.offsetWidth > 0 ? width / frame.offsetWidth : 1;
  return new DOMRect(left + box.left * zoom, top + box.top * zoom, box.width * zoom, box.height * zoom);
}
