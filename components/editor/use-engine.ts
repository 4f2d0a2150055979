"use client";

import type { Component, Editor } from "grapesjs";
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from "react";

export const EngineContext = createContext<Editor | null>(null);

/** The editing engine. */
export function useEngine(): Editor {
  const engine = use(EngineContext);
  if (!engine) throw new Error("useEngine needs an EngineContext above it.");
  return engine;
}

/** The engine's events after which parts of the user interface have to rerender or the document has to be saved. */
export const ENGINE_EVENTS = {
  selection: "component:selected component:deselected component:remove component:mount undo redo page:select",
  tree: "component:add component:remove component:update component:mount component:selected component:deselected undo redo page:select",
  /** Every change to the document, and every keystroke in text being edited. */
  document: "update component:input page:update page:add page:remove",
  pages: "page:add page:remove page:update page:select undo redo",
  style:
    "component:selected component:deselected component:styleUpdate component:update:classes selector style change:device undo redo component:update rule:update css:mount canvas:resized",
  history: "undo redo update change:changesCount component:add component:remove",
} as const;

/**
 * Rerenders the component after these events, at most once per animation frame. Returns a number that grows each time.
 */
export function useEngineChanges(events: string): number {
  const engine = useEngine();
  const source = useMemo(() => createCounter(engine, events), [engine, events]);
  const subscribe = useCallback((listener: () => void) => source.subscribe(listener), [source]);
  return useSyncExternalStore(subscribe, source.count, source.count);
}

function createCounter(engine: Editor, events: string) {
  let count = 0;
  return {
    count: () => count,
    subscribe(listener: () => void) {
      let frame = 0;
      const notify = () => {
        if (frame) return;
        frame = requestAnimationFrame(() => {
          frame = 0;
          count += 1;
          listener();
        });
      };
      engine.on(events, notify);
      return () => {
        cancelAnimationFrame(frame);
        engine.off(events, notify);
      };
    },
  };
}

/** The selected component, or null. */
export function useSelected(): Component | null {
  const engine = useEngine();
  useEngineChanges(ENGINE_EVENTS.selection);
  return engine.getSelected() ?? null;
}
