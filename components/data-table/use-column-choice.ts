"use client";

import { useCallback, useMemo } from "react";
import type { Column } from "@/components/data-table/column";
import { readStored, useStored, writeStored } from "@/components/ui/use-stored";

/** Maps a column's id to whether it is shown. Contains only the columns that the user has shown or hidden. */
type Choice = Readonly<Record<string, boolean>>;

const NO_CHOICE: Choice = {};

/** Which columns of a table are shown. The user's choice is stored in this browser. */
export function useColumnChoice<Row>(table: string, columns: readonly Column<Row>[]) {
  const key = `plinth.columns.${table}`;
  const stored = useStored(key);
  const choice = useMemo(() => choiceOf(stored), [stored]);
  const visibility = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.id, isShown(column, choice)])),
    [columns, choice],
  );

  const toggle = useCallback(
    (id: string, isOn: boolean) => {
      writeStored(key, JSON.stringify({ ...choiceOf(readStored(key)), [id]: isOn }));
    },
    [key],
  );
  return { visibility, toggle };
}

/** The title cannot be hidden, because it identifies the row. */
export const canHide = <Row>({ card }: Column<Row>) => card !== "title";

const isShown = <Row>(column: Column<Row>, choice: Choice) =>
  !canHide(column) || (choice[column.id] ?? !column.isOptional);

function choiceOf(stored: string | null): Choice {
  try {
    const choice: unknown = JSON.parse(stored ?? "{}");
    return typeof choice === "object" && choice !== null ? (choice as Choice) : NO_CHOICE;
  } catch {
    return NO_CHOICE;
  }
}
