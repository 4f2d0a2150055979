"use client";

import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useStyle } from "@/components/editor/style/use-style";
import { cn } from "@/components/ui/cn";

type Props = {
  property: string;
  /** The name of the field for screen readers. */
  label: string;
  /** Shown before the value. Without it, the field has only a name. */
  mark?: ReactNode;
  /** The unit of a number without one. */
  unit?: string;
  className?: string;
};

const BOX =
  "flex h-7.5 min-w-0 items-center gap-2 rounded-md border border-line bg-raised px-2 text-small focus-within:border-ring hover:border-edge pointer-coarse:h-11";
const TEN = 10;

/** A declaration as text. The arrow keys change a number, and an empty field removes the declaration. */
export function ValueField({ property, label, mark, unit = "px", className }: Props) {
  const { own, computed, write } = useStyle();
  const value = own[property] ?? "";
  const [draft, setDraft] = useState<string | null>(null);

  function commit(text: string) {
    setDraft(null);
    const next = withUnit(text.trim(), unit);
    if (next !== value) write({ [property]: next });
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const step = STEPS[event.key];
    if (event.key === "Enter") commit(event.currentTarget.value);
    else if (event.key === "Escape") setDraft(null);
    else if (step !== undefined) {
      event.preventDefault();
      commit(stepped(event.currentTarget.value || computed(property), event.shiftKey ? step * TEN : step));
    }
  }

  return (
    <label className={cn(BOX, className)}>
      {mark && <bdi className="shrink-0 text-muted">{mark}</bdi>}
      <input
        dir="ltr" // CSS, in every language
        aria-label={label}
        className="w-full min-w-0 bg-transparent font-label outline-none placeholder:font-normal placeholder:text-muted"
        value={draft ?? value}
        placeholder={short(computed(property))}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => draft !== null && commit(event.target.value)}
        onKeyDown={press}
      />
    </label>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** Adds the unit to a bare number, except 0. */
const withUnit = (text: string, unit: string) =>
  text !== "" && Number(text) !== 0 && Number.isFinite(Number(text)) ? text + unit : text;

/** Adds to the number at the start of a value, in tenths if it has decimals. Other values stay as they are. */
function stepped(value: string, step: number): string {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return value;
  const unit = value.trim().replace(/^[\d.-]+/, "");
  const scale = Number.isInteger(number) ? 1 : 0.1;
  return `${Math.round((number + step * scale) * 1000) / 1000}${unit}`;
}

/** A computed value without needless decimals. */
const short = (value: string) => value.replace(/\.(\d)\d*/g, ".$1");
