"use client";

import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";
import { readDroppedFiles } from "@/components/uploads/dropped-files";
import type { ChosenFile } from "@/lib/uploads/sending/upload-item";

type Props = { onFiles: (files: ChosenFile[]) => void; children: ReactNode };

/** An area where files and folders can be dropped. */
export function DropZone({ onFiles, children }: Props) {
  const t = useT();
  const depth = useRef(0); // a counter, because every element inside fires its own enter and leave events
  const [isOver, setOver] = useState(false);

  function trackDrag(event: DragEvent, delta: number) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    depth.current += delta;
    setOver(depth.current > 0);
  }

  async function drop(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    const { files, isComplete } = await readDroppedFiles(event.dataTransfer);
    if (files.length > 0) onFiles(files);
    if (!isComplete) toast({ type: "danger", message: t("Some files could not be read and were not uploaded.") });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same without a mouse
    <div
      className="relative"
      onDragEnter={(event) => trackDrag(event, 1)}
      onDragLeave={(event) => trackDrag(event, -1)}
      onDragOver={(event) => trackDrag(event, 0)}
      onDrop={(event) => void drop(event)}
    >
      {children}
      {isOver && (
        <div
          className="pointer-events-none fixed inset-3 z-44 grid place-items-center rounded-lg border-2 border-dashed border-accent bg-bg/88"
          aria-hidden="true"
        >
          <p className="type-section">{t("Drop files to upload them")}</p>
        </div>
      )}
    </div>
  );
}
