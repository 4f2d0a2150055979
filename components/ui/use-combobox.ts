"use client";

import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { findText } from "@/components/ui/find-text";
import type { ListOption } from "@/components/ui/list-option";
import { optionIndexAfterKey } from "@/components/ui/option-index-after-key";

// Home and End are not among these keys, because they move the cursor in the text.
const STEP_KEYS = new Set(["ArrowDown", "ArrowUp", "PageDown", "PageUp"]);

type Options = {
  options: ListOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** The label of the value, for values that may be missing from the options. */
  chosenLabel: string | undefined;
  /** Starts a search whose results arrive as new `options`. Without it, the given options are filtered by label. */
  onSearch: ((query: string) => void) | undefined;
};

/**
 * The text, keys and state of a `Combobox`. After typing, Enter and Tab choose the active option. If the user leaves
 * the field in another way, the old value is shown again.
 */
export function useCombobox({ options, value, onChange, onSearch, chosenLabel: givenLabel }: Options) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const [query, setQuery] = useState<string | null>(null);
  const matches = useMemo(
    () => (query && !onSearch ? options.filter((option) => contains(option.label, query)) : options),
    [options, query, onSearch],
  );
  const chosenLabel = givenLabel ?? options.find((option) => option.value === value)?.label ?? "";

  function open() {
    if (isOpen) return;
    setActiveIndex(matches.findIndex((option) => option.value === value));
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
    setActiveIndex(text ? findFirstMatch(text) : -1);
    setOpen(true);
  }

  /**
   * The index of the first match that can be chosen, or -1. With `onSearch`, always 0, because the results have yet to
   * arrive.
   */
  function findFirstMatch(text: string): number {
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
      choose(matches[activeIndex]);
    } else if (isOpen && event.key === "Tab" && query) {
      choose(matches[activeIndex]);
    } else if (STEP_KEYS.has(event.key)) {
      event.preventDefault();
      step(event.key);
    }
  }

  function step(key: string) {
    if (isOpen) setActiveIndex(optionIndexAfterKey(key, activeIndex, matches) ?? activeIndex);
    else open();
  }

  return {
    id,
    isOpen,
    activeIndex: activeIndex < matches.length ? activeIndex : -1,
    setActiveIndex,
    matches,
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
