"use client";

import type { Editor } from "grapesjs";
import { useEffect, useRef, useState } from "react";
import { createEngine } from "@/components/editor/engine";
import { useIsPhone } from "@/components/editor/use-is-phone";
import { useT } from "@/components/i18n/use-t";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

type Start = { document: ProjectDocumentJson; baseCss: string };

/** Starts the engine in the container. Null until its canvas can be used. */
export function useCanvas(container: HTMLElement | null, start: Start): Editor | null {
  const t = useT();
  const isReadOnly = useIsPhone();
  const [engine, setEngine] = useState<Editor | null>(null);
  const given = useRef(start);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine is started once, with what was given first
  useEffect(() => {
    if (!container) return;
    const created = createEngine({ container, ...given.current, t, isReadOnly });
    created.onReady(() => {
      created.UndoManager.clear();
      if (isReadOnly) created.runCommand("core:preview");
      setEngine(created);
    });
    return () => {
      setEngine(null);
      created.destroy();
    };
  }, [container, isReadOnly]);

  return engine;
}
