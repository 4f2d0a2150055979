"use client";

import { FileRow } from "@/components/files/file-row";
import { typeNames } from "@/components/files/type-names";
import type { FileActions } from "@/components/files/use-file-actions";
import type { ChangeFileList, FileListState, FileSort } from "@/components/files/use-file-list";
import { useT } from "@/components/i18n/use-t";
import { Checkbox } from "@/components/ui/checkbox";
import { SortHeader } from "@/components/ui/sort-header";
import { Table } from "@/components/ui/table";
import type { FileEntryJson } from "@/lib/files/schema";

type Props = {
  files: FileEntryJson[];
  chosen: ReadonlySet<number>;
  onChoose: (ids: number[], isChosen: boolean) => void;
  state: FileListState;
  change: ChangeFileList;
  actions: FileActions;
};

export function FileTable({ files, chosen, onChoose, state, change, actions }: Props) {
  const t = useT();
  const names = typeNames(t);
  const ids = files.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const sortBy = (column: FileSort) => ({
    direction: state.orderBy === column ? state.orderDir : undefined,
    onSort: (orderDir: "asc" | "desc") => change({ orderBy: column, orderDir }),
  });

  return (
    <Table label={t("Files")}>
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              aria-label={t("Select all")}
              checked={count > 0 && count === ids.length}
              mixed={count > 0 && count < ids.length}
              onChange={({ target }) => onChoose(ids, target.checked)}
            />
          </th>
          <SortHeader {...sortBy("name")}>{t("Name")}</SortHeader>
          <th scope="col">{t("Type")}</th>
          <SortHeader {...sortBy("file_size")}>{t("Size")}</SortHeader>
          {state.view === "trash" ? (
            <SortHeader {...sortBy("deleted_at")}>{t("Deleted")}</SortHeader>
          ) : (
            <SortHeader {...sortBy("created_at")}>{t("Uploaded")}</SortHeader>
          )}
          <th scope="col">
            <span className="sr">{t("Actions")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            typeName={names[file.type]}
            isChosen={chosen.has(file.id)}
            onChoose={(isChosen) => onChoose([file.id], isChosen)}
            actions={actions}
          />
        ))}
      </tbody>
    </Table>
  );
}
