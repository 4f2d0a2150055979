"use client";

import { type KeyboardEvent, useId, useState } from "react";
import type { ListOption } from "@/components/ui/list-option";
import { stepTo } from "@/components/ui/list-steps";
import { useTypeAhead } from "@/components/ui/use-type-ahead";

type Options = { options: ListOption[]; value: string | null; onChange: (value: string) => void };

/** The keys and state of a `Select`. */
export function useSelect({ options, value, onChange }: Options) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typeAhead = useTypeAhead(options);
  const chosen = options.findIndex((option) => option.value === value);

  function open(at = chosen) {
    setActive(at);
    setOpen(true);
  }

  function choose(option: ListOption | undefined) {
    setOpen(false);
    if (option && !option.disabled && option.value !== value) onChange(option.value);
  }

  function type(letter: string) {
    const from = isOpen ? active : chosen;
    const found = typeAhead.find(letter, from);
    open(found < 0 ? from : found);
  }

  function step(key: string, target: number) {
    if (isOpen) setActive(target);
    else open(key.startsWith("Arrow") ? Math.max(chosen, 0) : target);
  }

  function enter() {
    if (isOpen) choose(options[active]);
    else open();
  }

  /** Whether the key opens the list or chooses an option: Enter, and Space unless the user is typing. */
  function isChoiceKey(key: string) {
    return key === "Enter" || (key === " " && !typeAhead.isTyping());
  }

  /** The action of a key, if any. */
  function actionFor(event: KeyboardEvent): (() => void) | undefined {
    const { key } = event;
    if (isLetter(event) && !isChoiceKey(key)) return () => type(key);
    if (isChoiceKey(key)) return enter;
    const target = stepTo(key, isOpen ? active : chosen, options);
    return target === undefined ? undefined : () => step(key, target);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab") {
      if (isOpen) choose(options[active]);
      return;
    }
    const act = actionFor(event);
    if (act) event.preventDefault();
    act?.();
  }

  return {
    id,
    isOpen,
    active,
    setActive,
    onKeyDown,
    choose,
    toggle: () => (isOpen ? setOpen(false) : open()),
    close: () => setOpen(false),
  };
}

function isLetter({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}
