"use client";

import { useState } from "react";
import { FileTable } from "@/components/files/file-table";
import { FileTools } from "@/components/files/file-tools";
import { SelectionBar } from "@/components/files/selection-bar";
import { useFileActions } from "@/components/files/use-file-actions";
import { type FileListState, useFileList } from "@/components/files/use-file-list";
import { useT } from "@/components/i18n/use-t";
import { EmptyState } from "@/components/ui/empty-state";
import { Note } from "@/components/ui/note";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";

export function FileList() {
  const { state, change, list } = useFileList();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const clear = () => setChosen(new Set());
  const actions = useFileActions(clear);

  function choose(ids: number[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const id of ids) isChosen ? next.add(id) : next.delete(id);
    setChosen(next);
  }

  function changeView(next: Parameters<typeof change>[0]) {
    clear();
    change(next);
  }

  const page = list.data?.pagination;
  return (
    <>
      <FileTools state={state} change={changeView} />
      <div aria-busy={list.isFetching}>
        {chosen.size > 0 && (
          <SelectionBar ids={[...chosen]} isTrash={state.view === "trash"} actions={actions} onClear={clear} />
        )}
        {page && page.data.length > 0 && (
          <FileTable
            files={page.data}
            chosen={chosen}
            onChoose={choose}
            state={state}
            change={changeView}
            actions={actions}
          />
        )}
        {page?.data.length === 0 && <Nothing state={state} />}
        {!page && list.isError && <Failed onRetry={() => void list.refetch()} />}
        {!page && !list.isError && <Loading />}
      </div>
      {page && page.total > 0 && <Pager page={page} onPage={(number) => changeView({ page: number })} />}
    </>
  );
}

type PagerProps = {
  page: { from: number | null; to: number | null; total: number; current_page: number; last_page: number };
  onPage: (page: number) => void;
};

function Pager({ page: { from, to, total, current_page, last_page }, onPage }: PagerProps) {
  const t = useT();
  return (
    <div className="pager">
      <span>{t(":from to :to of :total files", { from: from ?? 0, to: to ?? 0, total })}</span>
      {last_page > 1 && (
        <div className="push">
          <Pagination page={current_page} lastPage={last_page} onPage={onPage} />
        </div>
      )}
    </div>
  );
}

function Nothing({ state }: { state: FileListState }) {
  const t = useT();
  if (state.query || state.type) {
    return <EmptyState level={2} ghost="lens" title={t("There are no items matching your query")} />;
  }
  if (state.view === "trash") {
    const text = t("What you delete stays here for 30 days.");
    return <EmptyState level={2} ghost="none" title={t("The trash is empty")} text={text} />;
  }
  const text = t("Drop them anywhere on this page, or choose them with the button above.");
  return <EmptyState level={2} title={t("No files yet")} text={text} />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Note tone="bad" role="alert">
      {t.rich("The files could not be loaded. <retry>Try again</retry>", {
        retry: (text) => (
          <button type="button" className="link" onClick={onRetry}>
            {text}
          </button>
        ),
      })}
    </Note>
  );
}

function Loading() {
  const t = useT();
  return (
    <div className="stack" role="status" aria-label={t("Loading your files")}>
      {["a", "b", "c", "d"].map((key) => (
        <Skeleton key={key} className="h-12" />
      ))}
    </div>
  );
}
