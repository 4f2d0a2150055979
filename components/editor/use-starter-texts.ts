"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useProject } from "@/components/editor/project-context";
import { editorClient } from "@/lib/editor/client";
import { createT } from "@/lib/i18n/create-t";
import { mapHtmlTexts } from "@/lib/sections/map-html-texts.mjs";

/**
 * Returns a function that puts the texts of a block's HTML into the language of the project, or into the user's if the
 * app lacks that one. Returns undefined while the texts are loaded, with the state of the query.
 */
export function useStarterTexts() {
  const { id, language } = useProject();
  const { data, isError, refetch } = useQuery(editorClient.starterTexts(id, language));
  const translate = useMemo(() => {
    const t = data && createT(data);
    return t && ((html: string) => mapHtmlTexts(html, t));
  }, [data]);
  return { translate, isError, refetch };
}
