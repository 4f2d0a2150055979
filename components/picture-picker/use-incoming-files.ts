"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { filesInClipboard, hasFiles } from "@/components/uploads/clipboard-files";
import { readDroppedFiles } from "@/components/uploads/dropped-files";
import type { ChosenFile } from "@/lib/uploads/sending/upload-item";

/**
 * Takes the files that are dropped anywhere, or pasted, while a dialog is open. What is under the dialog does not get
 * them. Returns whether files are being dragged over the page.
 */
export function useIncomingFiles(onFiles: (files: ChosenFile[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: ChosenFile[]) => {
    if (files.length > 0) onFiles(files);
  });

  useEffect(() => {
    const handleDrag = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(event.type === "dragover");
      if (event.type === "drop" && event.dataTransfer)
        void readDroppedFiles(event.dataTransfer).then(({ files }) => take(files));
    };
    const handleLeave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const handlePaste = (event: ClipboardEvent) => {
      const files = filesInClipboard(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      take(files);
    };
    document.addEventListener("dragover", handleDrag, true);
    document.addEventListener("drop", handleDrag, true);
    document.addEventListener("dragleave", handleLeave, true);
    document.addEventListener("paste", handlePaste, true);
    return () => {
      document.removeEventListener("dragover", handleDrag, true);
      document.removeEventListener("drop", handleDrag, true);
      document.removeEventListener("dragleave", handleLeave, true);
      document.removeEventListener("paste", handlePaste, true);
    };
  }, []);

  return isOver;
}
