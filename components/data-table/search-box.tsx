"use client";

import { useEffect, useState } from "react";
import { QUERY_MAX_LENGTH } from "@/components/data-table/list-state";
import { SearchInput } from "@/components/ui/search-input";

const TYPING_PAUSE_MS = 300;

type Props = { label: string; query: string; onQuery: (query: string) => void };

/**
 * Searches when the user pauses typing or leaves the field. Otherwise, a link followed before the pause would return to
 * the list: Next drops a navigation if the URL is replaced before the new page has loaded.
 */
export function SearchBox({ label, query, onQuery }: Props) {
  const [text, setText] = useState(query);
  const [knownQuery, setKnownQuery] = useState(query);
  if (query !== knownQuery) {
    // cleared by a button, or changed by the browser's Back button
    setKnownQuery(query);
    setText(query);
  }

  function search() {
    if (text === query) return;
    setKnownQuery(text);
    onQuery(text);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the timer
  useEffect(() => {
    if (text === knownQuery) return undefined;
    const timer = setTimeout(search, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, knownQuery]);

  return (
    <div className="max-w-85 flex-[1_1_240px] max-md:max-w-none max-md:basis-full">
      <SearchInput
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={QUERY_MAX_LENGTH}
        onChange={({ target }) => setText(target.value)}
        onBlur={search}
      />
    </div>
  );
}
