"use client";

import type { Editor } from "grapesjs";
import { useEffect, useRef, useState } from "react";
import { onCanvasDocument } from "@/components/editor/canvas-pages";
import { createEngine } from "@/components/editor/engine";
import { openSelected } from "@/components/editor/open-selected";
import { editPressedTexts } from "@/components/editor/texts/press-text";
import { allowSpaces } from "@/components/editor/type-spaces";
import { fitCanvas } from "@/components/editor/zoom/fit-canvas";
import { useT } from "@/components/i18n/use-t";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

type Start = { document: ProjectDocumentJson; baseCss: string };

/** Starts the engine in the container. Returns null until the canvas can be used. */
export function useCanvas(container: HTMLElement | null, start: Start): Editor | null {
  const t = useT();
  const [engine, setEngine] = useState<Editor | null>(null);
  const initial = useRef(start);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine is started once, with the first values
  useEffect(() => {
    if (!container) return;
    const newEngine = createEngine({ container, ...initial.current, t });
    // each page has its own frame
    const nameFrame = (frame: Element | undefined) => frame?.setAttribute("title", t("Page"));
    newEngine.on("canvas:frame:load", ({ el }: { el: Element }) => nameFrame(el));
    const stopTellingSize = onCanvasDocument(newEngine, ({ defaultView: page }) => {
      const tell = () => newEngine.trigger("canvas:resized");
      page?.addEventListener("resize", tell);
      return () => page?.removeEventListener("resize", tell);
    });
    const stopAllowingSpaces = allowSpaces(newEngine);
    const stopOpeningSelected = openSelected(newEngine);
    const stopEditingPressedTexts = editPressedTexts(newEngine);
    newEngine.onReady(() => {
      selectPageFromUrl(newEngine);
      nameFrame(newEngine.Canvas.getFrameEl());
      newEngine.UndoManager.clear();
      newEngine.Keymaps.removeAll(); // the shortcuts are ours, and the engine has a clipboard of its own
      fitCanvas(newEngine);
      setEngine(newEngine);
    });
    return () => {
      setEngine(null);
      stopTellingSize();
      stopAllowingSpaces();
      stopOpeningSelected();
      stopEditingPressedTexts();
      newEngine.destroy();
    };
  }, [container]);

  return engine;
}

/** Opens the page whose id is in the URL (`?page=about`), as in links to a page of the project. */
function selectPageFromUrl({ Pages }: Editor): void {
  const pageId = new URLSearchParams(window.location.search).get("page");
  if (pageId !== null && Pages.get(pageId)) Pages.select(pageId);
}
