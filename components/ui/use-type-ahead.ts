"use client";

import { useRef } from "react";
import type { ListOption } from "@/components/ui/list-option";
import { useDelay } from "@/components/ui/use-delay";

const RESET_MS = 500;

/** Finds options by their first letters. The typed text is cleared half a second after the last letter. */
export function useTypeAhead(options: ListOption[]) {
  const typedText = useRef("");
  const { after } = useDelay();

  /** Returns the index of the matching option, or -1. `from` is the index of the current option, or -1. */
  function find(letter: string, from: number) {
    typedText.current += letter.toLowerCase();
    after(RESET_MS, () => {
      typedText.current = "";
    });
    const isOneLetter = [...typedText.current].every((typedLetter) => typedLetter === typedText.current[0]);
    // A single letter, typed once or repeatedly, moves through the options that start with it. With any other text, the
    // search begins at the current option, which stays current while it matches the text.
    const text = isOneLetter ? letter.toLowerCase() : typedText.current;
    const start = isOneLetter ? from + 1 : Math.max(from, 0);
    const searchOrder = options.map((_, step) => (start + step) % options.length);
    return searchOrder.find((index) => isMatch(options[index], text)) ?? -1;
  }

  return { find, isTyping: () => typedText.current !== "" };
}

function isMatch(option: ListOption | undefined, text: string) {
  return option !== undefined && !option.disabled && option.label.toLowerCase().startsWith(text);
}
