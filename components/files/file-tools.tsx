"use client";

import { useEffect, useState } from "react";
import { typeNames } from "@/components/files/type-names";
import type { ChangeFileList, FileListState } from "@/components/files/use-file-list";
import { useT } from "@/components/i18n/use-t";
import { NativeSelect } from "@/components/ui/native-select";
import { SearchInput } from "@/components/ui/search-input";
import { Segmented } from "@/components/ui/segmented";
import { FILE_TYPES, type FileType } from "@/lib/files/policy";

const TYPING_MS = 300;

/** Search, type, and the trash. */
export function FileTools({ state, change }: { state: FileListState; change: ChangeFileList }) {
  const t = useT();
  const names = typeNames(t);
  return (
    <search className="tools">
      <Search key={state.view} query={state.query} onQuery={(query) => change({ query: query || null })} />
      <NativeSelect
        aria-label={t("Type")}
        value={state.type ?? ""}
        onChange={({ target }) => change({ type: (target.value || null) as FileType | null })}
      >
        <option value="">{t("All types")}</option>
        {FILE_TYPES.map((type) => (
          <option key={type} value={type}>
            {names[type]}
          </option>
        ))}
      </NativeSelect>
      <div className="push">
        <Segmented
          label={t("Show")}
          value={state.view}
          onChange={(view) => change({ view, orderBy: null, orderDir: null })}
          options={[
            { value: "files", label: t("Files") },
            { value: "trash", label: t("Trash") },
          ]}
        />
      </div>
    </search>
  );
}

/** Asks the server when the typing pauses. */
function Search({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const t = useT();
  const [text, setText] = useState(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    if (text === query) return undefined;
    const timer = setTimeout(() => onQuery(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <SearchInput
      aria-label={t("Search files")}
      placeholder={t("Search files")}
      value={text}
      maxLength={100}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
