"use client";

import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { findText } from "@/components/ui/find-text";
import type { ListOption } from "@/components/ui/list-option";
import { stepTo } from "@/components/ui/list-steps";

// Without Home and End, which move the cursor in the text.
const STEP_KEYS = new Set(["ArrowDown", "ArrowUp", "PageDown", "PageUp"]);

type Options = { options: ListOption[]; value: string | null; onChange: (value: string) => void };

/** The text, keys and state of a `Combobox`. If the user leaves it without a choice, it shows the old value again. */
export function useCombobox({ options, value, onChange }: Options) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [query, setQuery] = useState<string | null>(null);
  const found = useMemo(
    () => (query ? options.filter((option) => contains(option.label, query)) : options),
    [options, query],
  );
  const chosenLabel = options.find((option) => option.value === value)?.label ?? "";

  function open() {
    if (isOpen) return;
    setActive(found.findIndex((option) => option.value === value));
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setQuery(null);
  }

  function search(text: string) {
    setQuery(text);
    setActive(
      text ? options.filter((option) => contains(option.label, text)).findIndex((option) => !option.disabled) : -1,
    );
    setOpen(true);
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
    active,
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
