"use client";

import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { findText } from "@/components/ui/find-text";
import type { ListOption } from "@/components/ui/list-option";
import { stepTo } from "@/components/ui/list-steps";

// Without Home and End, which move the cursor in the text.
const STEP_KEYS = new Set(["ArrowDown", "ArrowUp", "PageDown", "PageUp"]);

type Options = {
  options: ListOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** The label of the value, if it may be none of the options. */
  chosenLabel: string | undefined;
  /** Starts a search whose results arrive as new `options`. Without it, the given options are filtered by label. */
  onSearch: ((query: string) => void) | undefined;
};

/** The text, keys and state of a `Combobox`. If the user leaves it without a choice, it shows the old value again. */
export function useCombobox({ options, value, onChange, onSearch, ...given }: Options) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [query, setQuery] = useState<string | null>(null);
  const found = useMemo(
    () => (query && !onSearch ? options.filter((option) => contains(option.label, query)) : options),
    [options, query, onSearch],
  );
  const chosenLabel = given.chosenLabel ?? options.find((option) => option.value === value)?.label ?? "";

  function open() {
    if (isOpen) return;
    setActive(found.findIndex((option) => option.value === value));
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setQuery(null);
    if (query) onSearch?.("");
  }

  function search(text: string) {
    setQuery(text);
    onSearch?.(text);
    setActive(text ? firstOf(text) : -1);
    setOpen(true);
  }

  /** The index of the first option that can be chosen. With `onSearch`, the first result to arrive. */
  function firstOf(text: string): number {
    if (onSearch) return 0;
    return options.filter((option) => contains(option.label, text)).findIndex((option) => !option.disabled);
  }

  function choose(option: ListOption | undefined) {
    close();
    if (option && !option.disabled && option.value !== value) onChange(option.value);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isOpen && event.key === "Enter") {
      event.preventDefault();
      choose(found[active]);
    } else if (isOpen && event.key === "Tab" && query) {
      choose(found[active]);
    } else if (STEP_KEYS.has(event.key)) {
      event.preventDefault();
      step(event.key);
    }
  }

  function step(key: string) {
    if (isOpen) setActive(stepTo(key, active, found) ?? active);
    else open();
  }

  return {
    id,
    isOpen,
    active: active < found.length ? active : -1,
    setActive,
    found,
    query: query ?? "",
    text: query ?? chosenLabel,
    open,
    close,
    search,
    choose,
    onKeyDown,
  };
}

const contains = (label: string, query: string) => findText(label, query) !== null;
