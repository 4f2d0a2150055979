"use client";

import { type KeyboardEvent, useId, useState } from "react";
import type { ListOption } from "@/components/ui/list-option";
import { optionIndexAfterKey } from "@/components/ui/option-index-after-key";
import { useTypeAhead } from "@/components/ui/use-type-ahead";

type Options = { options: ListOption[]; value: string | null; onChange: (value: string) => void };

/** The keyboard handling and the state of a `Select`. */
export function useSelect({ options, value, onChange }: Options) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const typeAhead = useTypeAhead(options);
  const chosenIndex = options.findIndex((option) => option.value === value);

  function open(index = chosenIndex) {
    setActiveIndex(index);
    setOpen(true);
  }

  function choose(option: ListOption | undefined) {
    setOpen(false);
    if (option && !option.disabled && option.value !== value) onChange(option.value);
  }

  function typeCharacter(character: string) {
    const from = isOpen ? activeIndex : chosenIndex;
    const match = typeAhead.find(character, from);
    open(match < 0 ? from : match);
  }

  function step(key: string, target: number) {
    if (isOpen) setActiveIndex(target);
    else open(key.startsWith("Arrow") ? Math.max(chosenIndex, 0) : target);
  }

  function openOrChoose() {
    if (isOpen) choose(options[activeIndex]);
    else open();
  }

  /**
   * Whether the key opens the closed list and chooses from the open one: Enter, and Space unless the user is typing an
   * option's label.
   */
  function isChoiceKey(key: string) {
    return key === "Enter" || (key === " " && !typeAhead.isTyping());
  }

  /** The action of a key, if any. */
  function actionFor(event: KeyboardEvent): (() => void) | undefined {
    const { key } = event;
    if (isCharacterKey(event) && !isChoiceKey(key)) return () => typeCharacter(key);
    if (isChoiceKey(key)) return openOrChoose;
    const target = optionIndexAfterKey(key, isOpen ? activeIndex : chosenIndex, options);
    return target === undefined ? undefined : () => step(key, target);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab") {
      if (isOpen) choose(options[activeIndex]);
      return;
    }
    const act = actionFor(event);
    if (act) event.preventDefault();
    act?.();
  }

  return {
    id,
    isOpen,
    activeIndex,
    setActiveIndex,
    onKeyDown,
    choose,
    toggle: () => (isOpen ? setOpen(false) : open()),
    close: () => setOpen(false),
  };
}

function isCharacterKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}
