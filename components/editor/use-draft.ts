"use client";

import { type ChangeEvent, type KeyboardEvent, useState } from "react";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * An input whose text is committed on Enter or when it loses focus, so that a single undo reverts the change. Escape
 * discards the text. `onCommit` gets the trimmed text if it has changed. Spread `input` onto the `<input>` or
 * `<textarea>`, in which Enter adds a line only with `hasLines`.
 */
export function useDraft(value: string, onCommit: (text: string) => void, { hasLines = false } = {}) {
  const [draft, setDraft] = useState<string | null>(null);

  function commit(newText: string | null) {
    setDraft(null);
    const text = newText?.trim();
    if (text !== undefined && text !== value) onCommit(text);
  }

  const input = {
    value: draft ?? value,
    onChange: (event: ChangeEvent<TextElement>) => setDraft(event.target.value),
    onBlur: () => commit(draft),
    onKeyDown(event: KeyboardEvent<TextElement>) {
      if (event.key === "Enter" && !hasLines) {
        if (event.currentTarget instanceof HTMLTextAreaElement) event.preventDefault();
        commit(draft);
      } else if (event.key === "Escape" && draft !== null) {
        event.stopPropagation(); // the next Escape leaves the panel
        setDraft(null);
      }
    },
  };
  return { input, commit };
}
