"use client";

import { useEffect, useState } from "react";
import { QUERY_MAX_CHARS } from "@/components/data-table/list-state";
import { SearchInput } from "@/components/ui/search-input";

const TYPING_PAUSE_MS = 300;

type Props = { label: string; query: string; onQuery: (query: string) => void };

/**
 * Searches when the user pauses typing or leaves the field. If it searched only after a pause, the search could replace
 * the URL just after a click on a link, and Next would drop that navigation.
 */
export function SearchBox({ label, query, onQuery }: Props) {
  const [text, setText] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  if (query !== lastQuery) {
    // cleared by a button, or changed by the browser's Back button
    setLastQuery(query);
    setText(query);
  }

  function search() {
    if (text === query) return;
    setLastQuery(text);
    onQuery(text);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the timer
  useEffect(() => {
    if (text === lastQuery) return undefined;
    const timer = setTimeout(search, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, lastQuery]);

  return (
    <div className="max-w-85 flex-[1_1_240px] max-md:max-w-none max-md:basis-full">
      <SearchInput
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={QUERY_MAX_CHARS}
        onChange={({ target }) => setText(target.value)}
        onBlur={search}
      />
    </div>
  );
}
