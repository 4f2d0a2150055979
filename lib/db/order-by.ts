type Direction = "asc" | "desc";

/** The column of an `orderBy` parameter. The null values of a nullable column come last in both directions. */
type SortedColumn = string | { nullable: string };

/** Returns Prisma's `orderBy` for a list: the requested column, then the id, so that no row is on two pages. */
export function toOrderBy<Columns extends Record<string, SortedColumn>>(
  columns: Columns,
  { orderBy, orderDir }: { orderBy: keyof Columns & string; orderDir: Direction },
) {
  return [orderOf(columns[orderBy] as SortedColumn, orderDir), { id: orderDir }];
}

const orderOf = (column: SortedColumn, sort: Direction) =>
  typeof column === "string" ? { [column]: sort } : { [column.nullable]: { sort, nulls: "last" as const } };
