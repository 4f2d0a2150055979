"use client";

import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { BulkAction, Column, Filter } from "@/components/data-table/column";
import { CsvLink } from "@/components/data-table/csv-link";
import { DataTable } from "@/components/data-table/data-table";
import type { ListOptions } from "@/components/data-table/list-state";
import { searchParams, useList } from "@/components/data-table/use-list";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { newPath, type Resource } from "@/components/resource/resource";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { useRights } from "@/components/resource/use-rights";
import { useRowActions } from "@/components/resource/use-row-actions";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import type { MenuEntry } from "@/components/ui/menu-entry";

type Props<Row extends { id: number }, Input extends FieldValues> = {
  resource: Resource<Row, Input>;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  order: ListOptions<Row>["order"];
  /** Text under the title. */
  text?: ReactNode;
  /** Additional entries of a row's menu, between Edit and Delete. */
  rowActions?: (row: Row) => MenuEntry[];
  /** Additional actions on all selected rows, before Delete. */
  bulkActions?: (rows: Row[]) => BulkAction[];
};

/** The list of a resource: search, filters, table, CSV, and the actions that add, change and delete rows. */
export function ResourceScreen<Row extends { id: number }, Input extends FieldValues>(props: Props<Row, Input>) {
  const { resource, columns, filters, order, text } = props;
  const { client, texts, rowName, hasCsv } = resource;
  const t = useT();
  const { canCreate } = useRights(resource);
  const workspaceId = useActiveWorkspace();
  const list = useList({ source: client.list, columns, filters, order });
  const { rowActions, bulkActions } = useRowActions(props);

  return (
    <>
      <ScreenHeader title={t(texts.title)} text={text}>
        {hasCsv && <CsvLink href={client.csvPath({ ...searchParams(list.state), workspaceId })} />}
        {canCreate && (
          <ButtonLink href={newPath(resource)} variant="primary">
            <Icon of={Plus} />
            {t(texts.create)}
          </ButtonLink>
        )}
      </ScreenHeader>
      <DataTable
        name={client.key[0]}
        label={t(texts.title)}
        columns={columns}
        list={list}
        rowName={rowName}
        rowActions={rowActions}
        bulkActions={bulkActions}
        searchLabel={t(texts.search)}
        filters={filters}
        empty={<EmptyState level={2} title={t(texts.empty)} />}
      />
    </>
  );
}
