"use client";

import { useQuery } from "@tanstack/react-query";
import type { Editor } from "grapesjs";
import { useEffect } from "react";
import { onCanvasDocument } from "@/components/editor/canvas-pages";
import { useT } from "@/components/i18n/use-t";
import { direction } from "@/lib/i18n/direction";
import { siteClient } from "@/lib/sites/client";

/**
 * Shows the page in the language of its site, in which browsers divide its long words. Without a site, in the one that
 * a new site gets.
 */
export function useSiteLanguage(engine: Editor | null, projectId: number): void {
  const { language } = useT();
  const { data } = useQuery(siteClient.list({ project_id: projectId, perPage: 100 }));
  const lang = data ? (data.pagination.data[0]?.language ?? language) : null;

  useEffect(() => {
    if (!engine || !lang) return;
    return onCanvasDocument(engine, ({ documentElement: root }) => {
      root.lang = lang;
      root.dir = direction(lang) === "rtl" ? "rtl" : "";
      return () => {};
    });
  }, [engine, lang]);
}
