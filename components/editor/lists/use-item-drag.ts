"use client";

import { type DragEvent, useState } from "react";

export type ItemDrag = {
  /** Whether the dragged item would go to the place of this one. */
  isTarget: boolean;
  /** The props of the part that is dragged. */
  handle: { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
  /** The props of the row on which it is dropped. */
  row: { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
};

/** Lets the user drag an item of a list to the place of another one. */
export function useItemDrag(move: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);

  function end() {
    setFrom(null);
    setTo(null);
  }

  return {
    dragOf: (index: number): ItemDrag => ({
      isTarget: to === index && from !== index,
      handle: {
        draggable: true,
        onDragStart(event) {
          event.dataTransfer.effectAllowed = "move";
          const row = event.currentTarget.closest("li");
          if (row) event.dataTransfer.setDragImage(row, 10, 10);
          setFrom(index);
        },
        onDragEnd: end,
      },
      row: {
        onDragOver(event) {
          if (from === null) return;
          event.preventDefault();
          setTo(index);
        },
        onDrop(event) {
          event.preventDefault();
          if (from !== null && from !== index) move(from, index);
          end();
        },
      },
    }),
  };
}
