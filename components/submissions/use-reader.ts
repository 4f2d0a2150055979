"use client";

import { useState } from "react";
import type { SubmissionJson } from "@/lib/submissions/schema";

type Reading = { rows: readonly SubmissionJson[]; index: number };

/**
 * The message that is being read, among those that the list had when it was opened: reading a message may remove it
 * from the list. `onShow` is called with each message that is shown.
 */
export function useReader(onShow: (submission: SubmissionJson) => void) {
  const [reading, setReading] = useState<Reading | null>(null);

  function show(rows: readonly SubmissionJson[], index: number) {
    const row = rows[index];
    setReading(row ? { rows, index } : null);
    if (row) onShow(row);
  }

  const at = (step: number) => {
    const index = (reading?.index ?? 0) + step;
    return reading?.rows[index] ? () => show(reading.rows, index) : null;
  };
  return {
    shown: reading?.rows[reading.index] ?? null,
    open: (rows: readonly SubmissionJson[], row: SubmissionJson) => show(rows, rows.indexOf(row)),
    close: () => setReading(null),
    /** Null at the first and at the last message. */
    previous: at(-1),
    next: at(1),
    /** Removes this message and shows the next one, or the previous one if there is no next. */
    drop() {
      if (!reading) return;
      const rows = reading.rows.toSpliced(reading.index, 1);
      show(rows, Math.min(reading.index, rows.length - 1));
    },
  };
}

export type Reader = ReturnType<typeof useReader>;
