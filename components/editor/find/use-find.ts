"use client";

import { useDeferredValue, useMemo, useState } from "react";
import { useEditorUi } from "@/components/editor/editor-ui";
import { findHits, type Hit, hitAfter, replaceHits, type Search, showHit } from "@/components/editor/find/find-hits";
import { useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";

/** The engine's events after which texts may be different. */
const TEXT_EVENTS = "update project:load page:update page:add page:remove undo redo";
const NOTHING: Search = { query: "", matchCase: false, wholeWord: false, links: false, pages: false };

/** The state and the actions of find and replace. */
export function useFind() {
  const engine = useEngine();
  const { setPanel } = useEditorUi();
  const t = useT();
  const [search, setSearch] = useState(NOTHING);
  const [replacement, setReplacement] = useState("");
  const [current, setCurrent] = useState<number | null>(null);
  const wanted = useDeferredValue(search);
  const version = useEngineChanges(TEXT_EVENTS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change with `version`
  const hits = useMemo(() => findHits(engine, wanted), [engine, wanted, version]);

  function show(found: readonly Hit[], index: number) {
    const hit = found[index];
    setCurrent(hit ? index : null);
    if (!hit) return;
    showHit(engine, hit);
    if (hit.text.component === null) setPanel("pages");
  }

  function step(by: 1 | -1) {
    const found = findHits(engine, search);
    const start = by > 0 ? -1 : found.length;
    show(found, ((current ?? start) + by + found.length) % found.length);
  }

  function replaceOne() {
    const hit = findHits(engine, search)[current ?? 0];
    if (!hit) return;
    replaceHits(engine, [hit], replacement);
    const left = findHits(engine, search);
    show(left, hitAfter(left, { source: hit.source, at: hit.range.start + replacement.length }));
  }

  function replaceAll() {
    const found = findHits(engine, search);
    if (found.length === 0) return;
    replaceHits(engine, found, replacement);
    setCurrent(null);
    toast({
      message: t("{count, plural, one {# match replaced} other {# matches replaced}}", { count: found.length }),
      action: { label: t("Undo"), onPress: () => void engine.UndoManager.undo() },
    });
  }

  function change(changed: Partial<Search>) {
    setSearch({ ...search, ...changed });
    setCurrent(null);
  }

  const shown = current !== null && current < hits.length ? current : null;
  return {
    search,
    change,
    replacement,
    setReplacement,
    hits,
    current: shown,
    show: (index: number) => show(hits, index),
    step,
    replaceOne,
    replaceAll,
  };
}

export type Find = ReturnType<typeof useFind>;
