"use client";

import Download from "lucide-react/icons/download";
import Trash2 from "lucide-react/icons/trash-2";
import type { BulkAction } from "@/components/data-table/column";
import { DataTable } from "@/components/data-table/data-table";
import { useList } from "@/components/data-table/use-list";
import { ALL_COLUMNS, FILE_COLUMNS, FILE_FILTERS, TRASH_COLUMNS } from "@/components/files/file-columns";
import { useFileActions } from "@/components/files/use-file-actions";
import { useT } from "@/components/i18n/use-t";
import { mayAll } from "@/components/resource/may-all";
import { trashBulkActions, trashEntries } from "@/components/resource/trash-actions";
import { EmptyState } from "@/components/ui/empty-state";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { Segmented } from "@/components/ui/segmented";
import { useRefreshAfterUpload } from "@/components/uploads/use-refresh-after-upload";
import { downloadPath, fileEntryClient } from "@/lib/files/client";
import type { FileEntryJson } from "@/lib/files/schema";

const ORDER = { by: "created_at", dir: "desc" } as const;
const TRASH_ORDER = { by: "deleted_at", dir: "desc" } as const;

const idsOf = (files: FileEntryJson[]) => files.map(({ id }) => id);

/** The files in the active workspace, or those in its trash. */
export function FileList({ mayUpload }: { mayUpload: boolean }) {
  const t = useT();
  const list = useList({
    source: fileEntryClient.list,
    columns: ALL_COLUMNS,
    filters: FILE_FILTERS,
    order: ORDER,
  });
  const isTrash = list.state.filters.trashed !== undefined;
  const { rowActions, bulkActions } = useActions(isTrash);
  useRefreshAfterUpload();

  function show(view: "files" | "trash") {
    const order = view === "trash" ? TRASH_ORDER : ORDER;
    list.change({ filters: { trashed: view === "trash" ? "true" : null }, orderBy: order.by, orderDir: order.dir });
  }

  return (
    <DataTable
      name="files"
      label={t("Files")}
      columns={isTrash ? TRASH_COLUMNS : FILE_COLUMNS}
      list={list}
      rowName={({ name }) => name}
      rowActions={rowActions}
      bulkActions={bulkActions}
      searchLabel={t("Search files")}
      filters={FILE_FILTERS}
      tools={
        <Segmented
          label={t("Show")}
          value={isTrash ? "trash" : "files"}
          onChange={show}
          options={[
            { value: "files", label: t("Files") },
            { value: "trash", label: t("Trash") },
          ]}
        />
      }
      empty={isTrash ? <EmptyTrash /> : <NoFiles mayUpload={mayUpload} />}
    />
  );
}

function useActions(isTrash: boolean) {
  const t = useT();
  const { trash, restore, removeForever } = useFileActions();
  const acts = {
    t,
    restore: (files: FileEntryJson[]) => restore(idsOf(files)),
    purge: (files: FileEntryJson[]) => removeForever(idsOf(files)),
  };
  const inTrash = {
    rowActions: (file: FileEntryJson): MenuEntry[] => trashEntries({ ...acts, row: file }),
    bulkActions: (files: FileEntryJson[]): BulkAction[] => trashBulkActions({ ...acts, rows: files }),
  };
  const inFiles = {
    rowActions: (file: FileEntryJson): MenuEntry[] => [
      { label: t("Download"), icon: Download, onSelect: () => window.location.assign(downloadPath(file.id)) },
      ...(mayAll([file], "delete")
        ? [
            "separator" as const,
            { label: t("Delete"), icon: Trash2, danger: true, onSelect: () => void trash([file.id]) },
          ]
        : []),
    ],
    bulkActions: (files: FileEntryJson[]): BulkAction[] =>
      mayAll(files, "delete") ? [{ label: t("Delete"), icon: Trash2, run: () => trash(idsOf(files)) }] : [],
  };
  return isTrash ? inTrash : inFiles;
}

function EmptyTrash() {
  const t = useT();
  return (
    <EmptyState
      level={2}
      drawing="none"
      title={t("The trash is empty")}
      text={t("Deleted files stay here for 30 days.")}
    />
  );
}

function NoFiles({ mayUpload }: { mayUpload: boolean }) {
  const t = useT();
  const text = mayUpload
    ? t("Drop files anywhere on this page, or use the buttons above.")
    : t("Files that members of this workspace upload appear here.");
  return <EmptyState level={2} title={t("No files yet")} text={text} />;
}
