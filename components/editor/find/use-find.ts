"use client";

import { useDeferredValue, useMemo, useState } from "react";
import { useEditorUi } from "@/components/editor/editor-ui";
import {
  findMatches,
  indexOfMatchFrom,
  type Match,
  replaceMatches,
  type Search,
  showMatch,
} from "@/components/editor/find/find-matches";
import { undoAction } from "@/components/editor/undo-action";
import { useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";

/** The engine's events after which texts may have changed. */
const TEXT_EVENTS = "update project:load page:update page:add page:remove undo redo";
const EMPTY_SEARCH: Search = { query: "", matchCase: false, wholeWord: false, links: false, pages: false };

/** The state and the actions of find and replace. */
export function useFind() {
  const engine = useEngine();
  const { setPanel } = useEditorUi();
  const t = useT();
  const [search, setSearch] = useState(EMPTY_SEARCH);
  const [replacement, setReplacement] = useState("");
  const [current, setCurrent] = useState<number | null>(null);
  const deferredSearch = useDeferredValue(search);
  const version = useEngineChanges(TEXT_EVENTS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with `version`
  const matches = useMemo(() => findMatches(engine, deferredSearch), [engine, deferredSearch, version]);

  function show(targets: readonly Match[], index: number) {
    const match = targets[index];
    setCurrent(match ? index : null);
    if (!match) return;
    showMatch(engine, match);
    if (match.text.component === null) setPanel("pages");
  }

  function step(by: 1 | -1) {
    const allMatches = findMatches(engine, search);
    if (allMatches.length === 0) return;
    const start = by > 0 ? -1 : allMatches.length;
    show(allMatches, ((current ?? start) + by + allMatches.length) % allMatches.length);
  }

  function replaceOne() {
    const match = current === null ? undefined : findMatches(engine, search)[current];
    if (!match) return step(1); // the user sees each match before it is replaced
    replaceMatches(engine, [match], replacement);
    const remaining = findMatches(engine, search);
    show(remaining, indexOfMatchFrom(remaining, { source: match.source, at: match.range.start + replacement.length }));
  }

  function replaceAll() {
    const allMatches = findMatches(engine, search);
    if (allMatches.length === 0) return;
    replaceMatches(engine, allMatches, replacement);
    setCurrent(null);
    toast({
      message: t("{count, plural, one {# match replaced} other {# matches replaced}}", { count: allMatches.length }),
      action: undoAction(engine, t),
    });
  }

  function change(changed: Partial<Search>) {
    setSearch({ ...search, ...changed });
    setCurrent(null);
  }

  const shownIndex = current !== null && current < matches.length ? current : null;
  return {
    search,
    change,
    replacement,
    setReplacement,
    matches,
    current: shownIndex,
    show: (index: number) => show(matches, index),
    step,
    replaceOne,
    replaceAll,
  };
}

export type FindState = ReturnType<typeof useFind>;
