"use client";

import type { Editor } from "grapesjs";
import { useEffect, useRef, useState } from "react";
import { createEngine } from "@/components/editor/engine";
import { fitCanvas } from "@/components/editor/use-canvas-zoom";
import { useT } from "@/components/i18n/use-t";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

type Start = { document: ProjectDocumentJson; baseCss: string };

/** Starts the engine in the container. Null until its canvas can be used. */
export function useCanvas(container: HTMLElement | null, start: Start): Editor | null {
  const t = useT();
  const [engine, setEngine] = useState<Editor | null>(null);
  const given = useRef(start);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine is started once, with the first values
  useEffect(() => {
    if (!container) return;
    const created = createEngine({ container, ...given.current, t });
    // a page has a frame of its own
    const nameFrame = () => created.Canvas.getFrameEl()?.setAttribute("title", t("Page"));
    created.on("canvas:frame:load", nameFrame);
    created.onReady(() => {
      selectWantedPage(created);
      nameFrame();
      created.UndoManager.clear();
      fitCanvas(created, container);
      setEngine(created);
    });
    return () => {
      setEngine(null);
      created.destroy();
    };
  }, [container]);

  return engine;
}

/** Opens the page whose id is in the URL (`?page=about`), as in links to a page of the project. */
function selectWantedPage({ Pages }: Editor): void {
  const wanted = new URLSearchParams(window.location.search).get("page");
  if (wanted !== null && Pages.get(wanted)) Pages.select(wanted);
}
