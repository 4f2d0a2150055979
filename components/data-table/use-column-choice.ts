"use client";

import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Column } from "@/components/data-table/column";

/** Maps a column's id to whether it is shown. Contains only the columns that the user has shown or hidden. */
type Choice = Readonly<Record<string, boolean>>;

const NO_CHOICE: Choice = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Which columns of a table are shown. The user's choice is stored in this browser. */
export function useColumnChoice<Row>(table: string, columns: readonly Column<Row>[]) {
  const key = `plinth.columns.${table}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const choice = useMemo(() => choiceOf(stored), [stored]);
  const visibility = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.id, isShown(column, choice)])),
    [columns, choice],
  );

  const toggle = useCallback(
    (id: string, isOn: boolean) => {
      write(key, JSON.stringify({ ...choiceOf(read(key)), [id]: isOn }));
      for (const listener of listeners) listener();
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

/** Used if the browser blocks local storage. The choice is then lost on a reload. */
const unsaved = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unsaved.get(key) ?? null;
  } catch {
    return unsaved.get(key) ?? null;
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    unsaved.set(key, value);
  }
}
