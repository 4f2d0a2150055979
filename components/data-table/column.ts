import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { ListQuery } from "@/lib/http/list";
import type { Line } from "@/lib/i18n/line";

/**
 * A column of a data table. Keep the list of columns outside of the component, so that it stays the same object. The
 * second type parameter is the query of the list endpoint: with `Column<RoleJson, RoleListQuery>`, an `orderBy` that
 * the endpoint refuses does not compile.
 */
export type Column<Row, Query extends ListQuery = ListQuery> = {
  /** Identifies the column in the user's saved choice of columns. */
  id: string;
  /** Translated by the table. */
  header: Line;
  cell: (row: Row) => ReactNode;
  /** The `orderBy` parameter of the list call. Without it, the list cannot be sorted by this column. */
  orderBy?: Query["orderBy"];
  /**
   * The position on a phone, where a row is a card: at the top or on a line below. A column without a position is not
   * shown there.
   */
  card?: "title" | "line";
  /** Hidden until the user chooses it. */
  isOptional?: boolean;
  /** "end" for numbers. */
  align?: "end";
};

/** A parameter of the list call that narrows the list. It has the same name in the page's URL. */
export type Filter = {
  name: string;
  /** Translated by the table, like the labels of the options. */
  label: Line;
  options: readonly { value: string; label: string }[];
  /**
   * The values that the URL may contain. Defaults to the values of `options`. Needed if the options are loaded later.
   */
  accepts?: RegExp;
  /**
   * Whether the screen has its own control for this filter. If only such filters are set, the list does not count as
   * filtered.
   */
  hasOwnControl?: boolean;
};

/** A filter whose name is a parameter of this list call's query: `FilterOf<RoleListQuery>`. */
export type FilterOf<Query extends ListQuery> = Filter & { name: Exclude<keyof Query, keyof ListQuery> };

/** An action on all selected rows. */
export type BulkAction = {
  label: string;
  icon?: LucideIcon;
  /** Resolves to whether the action succeeded. If not, for example after Cancel, the rows stay selected. */
  run: () => Promise<boolean>;
};
