type Direction = "asc" | "desc";

/** A list's order: by the column that its `orderBy` names, then by id, so that no row stands on two pages. */
export function toOrderBy<Names extends Record<string, string>>(
  columns: Names,
  { orderBy, orderDir }: { orderBy: keyof Names & string; orderDir: Direction },
) {
  return [{ [columns[orderBy] as string]: orderDir }, { id: orderDir }];
}
