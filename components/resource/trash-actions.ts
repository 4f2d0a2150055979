import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import type { BulkAction } from "@/components/data-table/column";
import { mayAll } from "@/components/resource/may-all";
import type { MenuEntry } from "@/components/ui/menu-entry";
import type { T } from "@/lib/i18n/create-t";

type TrashedRow = { may: readonly ("delete" | "purge" | (string & {}))[] };
type Act<Row> = (rows: Row[]) => Promise<boolean>;
type Actions<Row> = { t: T; restore: Act<Row>; purge: Act<Row> };

/** The menu of a row in the trash. */
export const trashEntries = <Row extends TrashedRow>({
  t,
  row,
  restore,
  purge,
}: Actions<Row> & { row: Row }): MenuEntry[] => [
  ...(mayAll([row], "delete") ? [{ label: t("Restore"), icon: RotateCcw, onSelect: () => void restore([row]) }] : []),
  ...(mayAll([row], "purge")
    ? [
        "separator" as const,
        { label: t("Delete permanently"), icon: Trash2, danger: true, onSelect: () => void purge([row]) },
      ]
    : []),
];

/** What can be done with several rows in the trash at once. */
export const trashBulkActions = <Row extends TrashedRow>({
  t,
  rows,
  restore,
  purge,
}: Actions<Row> & { rows: Row[] }): BulkAction[] => [
  ...(mayAll(rows, "delete") ? [{ label: t("Restore"), icon: RotateCcw, run: () => restore(rows) }] : []),
  ...(mayAll(rows, "purge") ? [{ label: t("Delete permanently"), icon: Trash2, run: () => purge(rows) }] : []),
];
