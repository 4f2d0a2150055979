type Direction = "asc" | "desc";

/** Returns Prisma's `orderBy` for a list: the requested column, then the id, so that no row is on two pages. */
export function toOrderBy<Names extends Record<string, string>>(
  columns: Names,
  { orderBy, orderDir }: { orderBy: keyof Names & string; orderDir: Direction },
) {
  return [{ [columns[orderBy] as string]: orderDir }, { id: orderDir }];
}
