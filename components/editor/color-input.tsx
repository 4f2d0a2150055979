"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { useEngine } from "@/components/editor/use-engine";
import { toHex } from "@/lib/site-styles/color";

type Props = {
  label: string;
  /** The stored value. */
  value: string;
  /** The colour to show, if it differs from `value`. */
  shownColor?: string;
  onChange: (value: string) => void;
};

/**
 * A colour picker. While it is open, the page shows each colour that the user tries. After it closes, a single undo
 * reverts the choice.
 */
export function ColorInput({ label, value, shownColor = value, onChange }: Props) {
  const engine = useEngine();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<{ color: string; before: string } | null>(null);

  function preview(color: string) {
    setDraft({ color, before: draft?.before ?? value });
    engine.UndoManager.skip(() => onChange(color));
  }

  function commit() {
    if (!draft) return;
    setDraft(null);
    engine.UndoManager.skip(() => onChange(draft.before)); // so that an undo restores the old value
    onChange(draft.color);
  }

  const latestCommit = useRef(commit);
  latestCommit.current = commit;
  useLayoutEffect(() => {
    const element = input.current;
    const end = () => latestCommit.current();
    element?.addEventListener("change", end); // React's `onChange` runs for each colour that the user tries
    return () => {
      element?.removeEventListener("change", end);
      end();
    };
  }, []);

  return (
    <input
      ref={input}
      type="color"
      aria-label={label}
      className="size-7.5 shrink-0 cursor-pointer rounded-md border border-line bg-raised p-0.5 pointer-coarse:size-11"
      value={draft?.color ?? toHex(shownColor)}
      onChange={(event) => preview(event.target.value)}
    />
  );
}
