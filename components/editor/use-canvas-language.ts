"use client";

import type { Editor } from "grapesjs";
import { useEffect } from "react";
import { onCanvasDocument } from "@/components/editor/canvas-pages";
import { direction } from "@/lib/i18n/direction";

/** Gives the page in the canvas the language of the project, and the direction of its script, as visitors get it. */
export function useCanvasLanguage(engine: Editor | null, language: string): void {
  useEffect(() => {
    if (!engine) return;
    return onCanvasDocument(engine, ({ documentElement }) => {
      documentElement.lang = language;
      documentElement.dir = direction(language);
      return () => {};
    });
  }, [engine, language]);
}
