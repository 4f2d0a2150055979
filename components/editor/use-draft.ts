"use client";

import { type ChangeEvent, type KeyboardEvent, useState } from "react";

/**
 * An input whose text is committed with Enter or when the field is left, so that one change is one step to undo. Escape
 * discards it. `onCommit` gets the trimmed text if it has changed. Spread `input` on the input.
 */
export function useDraft(value: string, onCommit: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);

  function commit(given: string | null) {
    setDraft(null);
    const text = given?.trim();
    if (text !== undefined && text !== value) onCommit(text);
  }

  const input = {
    value: draft ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
    onBlur: () => commit(draft),
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key === "Enter") commit(draft);
      else if (event.key === "Escape") setDraft(null);
    },
  };
  return { input, commit };
}
