"use client";

import type { Column, FilterOf } from "@/components/data-table/column";
import { TitleCell } from "@/components/data-table/title-cell";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { RelativeTime } from "@/components/i18n/relative-time";
import { line } from "@/lib/i18n/line";
import type { ProjectJson, ProjectListQuery } from "@/lib/projects/schema";
import { routes } from "@/lib/routes";

export const PROJECT_FILTERS: readonly FilterOf<ProjectListQuery>[] = [
  { name: "trashed", label: line("Show"), options: [{ value: "true", label: line("Trash") }], isView: true },
];

const NAME: Column<ProjectJson, ProjectListQuery> = {
  id: "name",
  header: line("Name"),
  orderBy: "name",
  card: "title",
  cell: ({ id, name, deleted_at }) =>
    deleted_at === null ? (
      <TitleCell href={routes.editor(id)} title={<bdi>{name}</bdi>} />
    ) : (
      <TitleCell title={<bdi>{name}</bdi>} />
    ),
};

const CREATED: Column<ProjectJson, ProjectListQuery> = {
  id: "created",
  header: line("Created"),
  orderBy: "created_at",
  cell: ({ created_at }) => <FormattedDate value={created_at} className="text-muted" />,
};

const EDITED: Column<ProjectJson, ProjectListQuery> = {
  id: "edited",
  header: line("Last edited"),
  orderBy: "updated_at",
  card: "line",
  cell: ({ updated_at }) => <RelativeTime value={updated_at} className="text-muted" />,
};

const DELETED: Column<ProjectJson, ProjectListQuery> = {
  id: "deleted",
  header: line("Deleted"),
  orderBy: "deleted_at",
  card: "line",
  cell: ({ deleted_at }) => deleted_at && <RelativeTime value={deleted_at} className="text-muted" />,
};

export const PROJECT_COLUMNS = [NAME, EDITED, CREATED];
export const TRASH_COLUMNS = [NAME, DELETED, CREATED];
/** The columns of both views, because the URL may sort by a column of either. They are never shown together. */
export const ALL_COLUMNS = [NAME, EDITED, DELETED, CREATED];
