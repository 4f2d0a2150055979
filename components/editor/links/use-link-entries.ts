"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Editor } from "grapesjs";
import { useDeferredValue, useMemo } from "react";
import { type LinkEntry, typedEntry } from "@/components/editor/links/link-kinds";
import { entryOfAddress, pageEntries, sectionEntries } from "@/components/editor/links/link-targets";
import { scoreCommand } from "@/components/ui/score-command";
import { fileEntryClient } from "@/lib/files/client";
import type { FileEntryJson } from "@/lib/files/schema";

/** How many files are listed. The search finds the others. */
const FILES_MAX = 20;

type LinkEntries = {
  /** What the query finds, in the order in which it is shown. */
  entries: readonly LinkEntry[];
  /** The entry to which the link leads now. */
  currentId: string | undefined;
  files: "loading" | "failed" | "loaded";
};

/** What can be linked: pages and sections of the project, files of the workspace, and the query if it is an address. */
export function useLinkEntries(engine: Editor, query: string, currentHref: string): LinkEntries {
  const search = useDeferredValue(query.trim());
  const { data, isPending, isError } = useQuery({
    ...fileEntryClient.list({
      query: search || undefined,
      perPage: FILES_MAX,
      page: 1,
      orderBy: "created_at",
      orderDir: "desc",
    }),
    placeholderData: keepPreviousData,
  });
  const ofProject = useMemo(() => [...pageEntries(engine), ...sectionEntries(engine)], [engine]);
  const found = ofProject.filter(({ label, note }) => scoreCommand("", query, [label, note]) > 0);
  const typed = typedEntry(query);
  const files = (data?.pagination.data ?? []).map(fileEntry);
  return {
    entries: [...found, ...files, ...(typed ? [typed] : [])],
    currentId: entryOfAddress(engine, ofProject, currentHref)?.id,
    files: isError ? "failed" : isPending ? "loading" : "loaded",
  };
}

export const fileEntry = ({ id, name, url, extension }: FileEntryJson): LinkEntry => ({
  id: `file-${id}`,
  kind: "file",
  label: name,
  note: extension,
  address: () => url,
});
