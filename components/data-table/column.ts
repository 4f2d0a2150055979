import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** One column of a data table. Keep the list of columns outside of the component, so that it stays the same object. */
export type Column<Row> = {
  /** Names the column in the reader's choice of columns. */
  id: string;
  /** English, marked with `line()`: the table translates it. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The list call's name for this order. A column without one cannot be sorted by. */
  orderBy?: string;
  /** Where it stands on a phone, where a row is a card: at the top, or on a line below. Other columns are left out. */
  card?: "title" | "line";
  /** Not shown until the reader chooses it. */
  isOptional?: boolean;
  /** Numbers stand at the end. */
  align?: "end";
};

/** A parameter of the list call that narrows the list, kept in the address under its name. */
export type Filter = {
  name: string;
  /** English, marked with `line()`, as are the labels of the options. */
  label: string;
  options: readonly { value: string; label: string }[];
  /** Which values of the address are taken. The options' own unless given: use it where options arrive later. */
  accepts?: RegExp;
  /** The screen has a control of its own for it, and the list counts as unfiltered when it is set. */
  isView?: boolean;
};

/** Something to do with all selected rows. */
export type BulkAction = { label: string; icon?: LucideIcon; run: () => Promise<unknown> };
