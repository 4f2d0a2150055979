"use client";

import { type ChangeEvent, type KeyboardEvent, use, useRef, useState } from "react";
import { DraftSteps } from "@/components/editor/draft-steps";
import { undoKeyOf } from "@/components/editor/undo-key";
import { EngineContext } from "@/components/editor/use-engine";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * An input whose text is committed on Enter or when it loses focus, so that a single undo reverts the change. Escape
 * discards the text. Ctrl+Z undoes what is being typed, and the editor's last change if nothing is: the browser would
 * mix the typed text with the committed one. `onCommit` gets the trimmed text if it has changed. Spread `input` onto
 * the `<input>` or `<textarea>`, in which Enter adds a line only with `hasLines`.
 */
export function useDraft(value: string, onCommit: (text: string) => void, { hasLines = false } = {}) {
  const engine = use(EngineContext);
  const [draft, setDraft] = useState<string | null>(null);
  const steps = useRef(new DraftSteps()).current;

  function show(newDraft: string | null) {
    if (newDraft === null) steps.clear();
    setDraft(newDraft);
  }

  function commit(newText: string | null) {
    show(null);
    const text = newText?.trim();
    if (text !== undefined && text !== value) onCommit(text);
  }

  function undo(event: KeyboardEvent, direction: "undo" | "redo") {
    const text = steps.move(direction, draft);
    if (text === undefined && draft === null && !engine) return;
    event.preventDefault();
    if (text !== undefined) setDraft(text);
    else if (draft === null) engine?.UndoManager[direction]();
  }

  function handleKey(event: KeyboardEvent<TextElement>) {
    if (event.key === "Enter" && !hasLines) {
      if (event.currentTarget instanceof HTMLTextAreaElement) event.preventDefault();
      commit(draft);
    } else if (event.key === "Escape" && draft !== null) {
      event.stopPropagation(); // the next Escape leaves the panel
      show(null);
    }
  }

  const input = {
    value: draft ?? value,
    onChange({ target }: ChangeEvent<TextElement>) {
      steps.record(draft, target.value, draft ?? value, Date.now());
      setDraft(target.value);
    },
    onBlur: () => commit(draft),
    onKeyDown(event: KeyboardEvent<TextElement>) {
      const direction = undoKeyOf(event);
      if (direction) undo(event, direction);
      else handleKey(event);
    },
  };
  return { input, commit };
}
