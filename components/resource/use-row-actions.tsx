"use client";

import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { FieldValues } from "react-hook-form";
import type { BulkAction } from "@/components/data-table/column";
import { useT } from "@/components/i18n/use-t";
import { type Resource, rowPath } from "@/components/resource/resource";
import { useDeleteRows } from "@/components/resource/use-delete-rows";
import { useRights } from "@/components/resource/use-rights";
import type { MenuEntry } from "@/components/ui/menu-entry";

type Options<Row extends { id: number }, Input extends FieldValues> = {
  resource: Resource<Row, Input>;
  rowActions?: (row: Row) => MenuEntry[];
  bulkActions?: (rows: Row[]) => BulkAction[];
};

/**
 * The menu of a row: Edit (or View for a user who may not edit), the screen's additional entries, and Delete for a user
 * who may delete. Also the actions on selected rows: the screen's additional actions, and Delete.
 */
export function useRowActions<Row extends { id: number }, Input extends FieldValues>(options: Options<Row, Input>) {
  const { resource, rowActions, bulkActions } = options;
  const { undeletableReason, texts } = resource;
  const t = useT();
  const { canUpdate, canDelete } = useRights(resource);
  const { run: deleteRows } = useDeleteRows(resource);

  const openEntry = (row: Row): MenuEntry => ({
    label: canUpdate ? t("Edit") : t("View"),
    icon: Pencil,
    href: rowPath(resource, row),
  });

  function deleteEntry(row: Row): MenuEntry {
    const reason = undeletableReason?.(row);
    const label = t(texts.delete);
    return {
      key: "delete",
      label: reason === undefined ? label : <LabelWithReason label={label} reason={t(reason)} />,
      icon: Trash2,
      danger: reason === undefined,
      disabled: reason !== undefined,
      onSelect: () => void deleteRows([row]),
    };
  }

  const deleteActions = (rows: Row[]): BulkAction[] =>
    canDelete ? [{ label: t("Delete"), icon: Trash2, run: () => deleteRows(rows) }] : [];

  const hasBulk = canDelete || bulkActions !== undefined;
  return {
    rowActions: (row: Row): MenuEntry[] => [
      openEntry(row),
      ...(rowActions?.(row) ?? []),
      ...(canDelete ? ["separator" as const, deleteEntry(row)] : []),
    ],
    bulkActions: hasBulk ? (rows: Row[]) => [...(bulkActions?.(rows) ?? []), ...deleteActions(rows)] : undefined,
  };
}

function LabelWithReason({ label, reason }: { label: string; reason: string }) {
  return (
    <span className="grid py-1.5 leading-[1.3]">
      {label}
      <span className="text-tiny">{reason}</span>
    </span>
  );
}
