"use client";

import { TitleCell } from "@/components/data-table/title-cell";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { RelativeTime } from "@/components/i18n/relative-time";
import { line } from "@/lib/i18n/line";

type NamedRow = { id: number; name: string; deleted_at: string | null };

/** The column of a row's name, which links to the row's page. A row in the trash has no link. */
export const nameColumn = (hrefOf: (id: number) => string) =>
  ({
    id: "name",
    header: line("Name"),
    orderBy: "name",
    card: "title",
    cell: ({ id, name, deleted_at }: NamedRow) =>
      deleted_at === null ? (
        <TitleCell href={hrefOf(id)} title={<bdi>{name}</bdi>} />
      ) : (
        <TitleCell title={<bdi>{name}</bdi>} />
      ),
  }) as const;

export const CREATED_COLUMN = {
  id: "created",
  header: line("Created"),
  orderBy: "created_at",
  cell: ({ created_at }: { created_at: string }) => <FormattedDate value={created_at} className="text-muted" />,
} as const;

export const DELETED_COLUMN = {
  id: "deleted",
  header: line("Deleted"),
  orderBy: "deleted_at",
  card: "line",
  cell: ({ deleted_at }: Pick<NamedRow, "deleted_at">) =>
    deleted_at && <RelativeTime value={deleted_at} className="text-muted" />,
} as const;
