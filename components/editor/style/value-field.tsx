"use client";

import type { KeyboardEvent, ReactNode } from "react";
import { addStep, shorten, withUnit } from "@/components/editor/style/css-value";
import { useStyle } from "@/components/editor/style/use-style";
import { useDraft } from "@/components/editor/use-draft";
import { cn } from "@/components/ui/cn";

type Props = {
  property: string;
  /** The name of the field for screen readers. */
  label: string;
  /** Shown before the value. Without it, the field has a label only for screen readers. */
  mark?: ReactNode;
  /** Added to a number without a unit. */
  unit?: string;
  className?: string;
};

const BOX =
  "flex h-7.5 min-w-0 items-center gap-2 rounded-md border border-line bg-raised px-2 text-small focus-within:border-ring hover:border-edge pointer-coarse:h-11";
/** Shift makes the steps of the arrow keys larger. */
const SHIFT_FACTOR = 10;

/**
 * A text field for a declaration. The up and down arrow keys change a number. An empty field removes the declaration.
 */
export function ValueField({ property, label, mark, unit = "px", className }: Props) {
  const { declarations, computed, write } = useStyle();
  const value = declarations[property] ?? "";
  const { input, commit } = useDraft(value, (text) => write({ [property]: withUnit(text, unit) }));

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = STEPS[event.key];
    if (step === undefined) return input.onKeyDown(event);
    event.preventDefault();
    const current = input.value || computed(property);
    const next = addStep(current, event.shiftKey ? step * SHIFT_FACTOR : step);
    if (next !== current) commit(next);
  }

  return (
    <label className={cn(BOX, className)}>
      {mark && <bdi className="shrink-0 text-muted">{mark}</bdi>}
      <input
        dir="ltr" // CSS is left to right in every language
        data-field={property}
        aria-label={label}
        className="w-full min-w-0 bg-transparent font-label outline-none placeholder:font-normal placeholder:text-muted"
        {...input}
        placeholder={shorten(computed(property))}
        spellCheck={false}
        autoComplete="off"
        onKeyDown={handleKeyDown}
      />
    </label>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
