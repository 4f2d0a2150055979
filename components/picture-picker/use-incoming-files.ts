"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { readDroppedFiles } from "@/components/uploads/dropped-files";
import { listenForFiles } from "@/components/uploads/listen-for-files";
import type { ChosenFile } from "@/lib/uploads/sending/upload-item";

/** Takes the files that are dropped anywhere, or pasted, while a dialog is open. Returns whether they are over it. */
export function useIncomingFiles(onFiles: (files: ChosenFile[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: ChosenFile[]) => {
    if (files.length > 0) onFiles(files);
  });

  useEffect(
    () =>
      listenForFiles(document, {
        onOver: () => setOver(true),
        onLeave: () => setOver(false),
        onDrop: ({ dataTransfer }) => {
          if (dataTransfer) void readDroppedFiles(dataTransfer).then(({ files }) => take(files));
        },
        onPaste(files, event) {
          event.preventDefault();
          event.stopPropagation();
          take(files);
        },
      }),
    [],
  );

  return isOver;
}
