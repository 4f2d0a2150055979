"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type inferParserType,
  type Nullable,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from "nuqs";
import { useEffect } from "react";
import { fileEntryClient } from "@/lib/files/client";
import { FILE_TYPES } from "@/lib/files/policy";
import { onUploaded } from "@/lib/uploads/sending/uploads";

const SORTS = ["created_at", "name", "file_size", "deleted_at"] as const;
export type FileSort = (typeof SORTS)[number];

const STATE = {
  page: parseAsInteger.withDefault(1),
  query: parseAsString.withDefault(""),
  type: parseAsStringLiteral(FILE_TYPES),
  view: parseAsStringLiteral(["files", "trash"]).withDefault("files"),
  orderBy: parseAsStringLiteral(SORTS).withDefault("created_at"),
  orderDir: parseAsStringLiteral(["asc", "desc"]).withDefault("desc"),
};

const PER_PAGE = 25;

type Changes = Partial<Nullable<inferParserType<typeof STATE>>>;

/** The list of files as the address describes it. */
export function useFileList() {
  const [state, setState] = useQueryStates(STATE, { history: "replace" });
  const { view, type, query, ...rest } = state;
  const params = {
    ...rest,
    perPage: PER_PAGE,
    trashed: view === "trash",
    ...(query && { query }),
    ...(type && { type }),
  };
  const list = useQuery({ ...fileEntryClient.list(params), placeholderData: keepPreviousData });
  useFreshAfterUpload();
  /** Any change but of the page shows the first page. */
  function change(next: Changes) {
    void setState({ page: 1, ...next });
  }
  return { state, change, list };
}

export type FileListState = ReturnType<typeof useFileList>["state"];
export type ChangeFileList = ReturnType<typeof useFileList>["change"];

function useFreshAfterUpload() {
  const queries = useQueryClient();
  useEffect(() => onUploaded(() => void queries.invalidateQueries({ queryKey: fileEntryClient.key })), [queries]);
}
