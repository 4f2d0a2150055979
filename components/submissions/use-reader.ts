"use client";

import { useState } from "react";
import type { SubmissionJson } from "@/lib/submissions/schema";

type Position = { rows: readonly SubmissionJson[]; index: number };

/**
 * The open message, with steps to the previous and the next one. The steps follow the rows that the list had when
 * `open` was called, because reading a message may remove it from the list. `onShow` is called with each message that
 * is shown.
 */
export function useReader(onShow: (submission: SubmissionJson) => void) {
  const [position, setPosition] = useState<Position | null>(null);

  function show(rows: readonly SubmissionJson[], index: number) {
    const row = rows[index];
    setPosition(row ? { rows, index } : null);
    if (row) onShow(row);
  }

  const stepAction = (offset: number) => {
    const index = (position?.index ?? 0) + offset;
    return position?.rows[index] ? () => show(position.rows, index) : null;
  };
  return {
    current: position?.rows[position.index] ?? null,
    open: (rows: readonly SubmissionJson[], row: SubmissionJson) => show(rows, rows.indexOf(row)),
    close: () => setPosition(null),
    /** `previous` is null at the first message, `next` at the last. */
    previous: stepAction(-1),
    next: stepAction(1),
    /**
     * Removes the open message from the steps. Shows the next message, or the previous one if there is no next, or none
     * if it was the only one.
     */
    drop() {
      if (!position) return;
      const rows = position.rows.toSpliced(position.index, 1);
      show(rows, Math.min(position.index, rows.length - 1));
    },
  };
}

export type Reader = ReturnType<typeof useReader>;
