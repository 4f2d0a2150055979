"use client";

import type { Column, FilterOf } from "@/components/data-table/column";
import { CREATED_COLUMN, DELETED_COLUMN, nameColumn } from "@/components/data-table/row-columns";
import { RelativeTime } from "@/components/i18n/relative-time";
import { line } from "@/lib/i18n/line";
import type { ProjectJson, ProjectListQuery } from "@/lib/projects/schema";
import { routes } from "@/lib/routes";

export const PROJECT_FILTERS: readonly FilterOf<ProjectListQuery>[] = [
  { name: "trashed", label: line("Show"), options: [{ value: "true", label: line("Trash") }], hasOwnControl: true },
];

const NAME_COLUMN = nameColumn(routes.editor);

const EDITED_COLUMN: Column<ProjectJson, ProjectListQuery> = {
  id: "edited",
  header: line("Last edited"),
  orderBy: "updated_at",
  card: "line",
  cell: ({ updated_at }) => <RelativeTime value={updated_at} className="text-muted" />,
};

export const PROJECT_COLUMNS = [NAME_COLUMN, EDITED_COLUMN, CREATED_COLUMN];
export const TRASH_COLUMNS = [NAME_COLUMN, DELETED_COLUMN, CREATED_COLUMN];
/**
 * The columns whose `orderBy` the URL accepts: those of the projects and those of the trash. No table shows all of
 * them.
 */
export const ALL_COLUMNS = [NAME_COLUMN, EDITED_COLUMN, DELETED_COLUMN, CREATED_COLUMN];
