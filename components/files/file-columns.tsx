"use client";

import type { Column, FilterOf } from "@/components/data-table/column";
import { TitleCell } from "@/components/data-table/title-cell";
import { FileAddress } from "@/components/files/file-address";
import { FilePreview } from "@/components/files/file-preview";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { FILE_TYPES, type FileType } from "@/lib/files/policy";
import type { FileEntryJson, FileEntryListQuery } from "@/lib/files/schema";
import { line } from "@/lib/i18n/line";

const TYPE_NAMES: Readonly<Record<FileType, string>> = {
  image: line("Image"),
  video: line("Video"),
  audio: line("Audio"),
  text: line("Text"),
  pdf: line("PDF"),
  archive: line("Archive"),
  file: line("Other"),
};

export const FILE_FILTERS: readonly FilterOf<FileEntryListQuery>[] = [
  { name: "type", label: line("Type"), options: FILE_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] })) },
  { name: "trashed", label: line("Trash"), options: [{ value: "true", label: line("Trash") }], hasOwnControl: true },
];

const COMMON_COLUMNS: readonly Column<FileEntryJson, FileEntryListQuery>[] = [
  {
    id: "name",
    header: line("Name"),
    orderBy: "name",
    card: "title",
    cell: (file) => <TitleCell lead={<FilePreview file={file} />} title={<bdi>{file.name}</bdi>} />,
  },
  { id: "type", header: line("Type"), cell: (file) => <TypeName type={file.type} /> },
  {
    id: "size",
    header: line("Size"),
    orderBy: "file_size",
    card: "line",
    cell: (file) => <Size bytes={file.file_size} />,
  },
];

const UPLOADED_COLUMN: Column<FileEntryJson, FileEntryListQuery> = {
  id: "uploaded",
  header: line("Uploaded"),
  orderBy: "created_at",
  cell: (file) => <RelativeTime value={file.created_at} className="text-muted" />,
};

const ADDRESS_COLUMN: Column<FileEntryJson, FileEntryListQuery> = {
  id: "address",
  header: line("Address"),
  cell: ({ url }) => <FileAddress address={url} />,
};

const DELETED_COLUMN: Column<FileEntryJson, FileEntryListQuery> = {
  id: "deleted",
  header: line("Deleted"),
  orderBy: "deleted_at",
  cell: (file) => file.deleted_at && <RelativeTime value={file.deleted_at} className="text-muted" />,
};

export const FILE_COLUMNS = [...COMMON_COLUMNS, ADDRESS_COLUMN, UPLOADED_COLUMN];
export const TRASH_COLUMNS = [...COMMON_COLUMNS, DELETED_COLUMN];
/**
 * The columns whose `orderBy` the URL accepts: those of the files and those of the trash. The upload and deletion
 * columns are never shown together.
 */
export const ALL_COLUMNS = [...COMMON_COLUMNS, ADDRESS_COLUMN, UPLOADED_COLUMN, DELETED_COLUMN];

const TypeName = ({ type }: { type: FileType }) => useT()(TYPE_NAMES[type]);

function Size({ bytes }: { bytes: number }) {
  return <span className="text-small text-muted">{useFormats().bytes(bytes)}</span>;
}
