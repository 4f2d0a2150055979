type Direction = "asc" | "desc";

/** Prisma's `orderBy` of a list: by the requested column, then by id, so that no row is on two pages. */
export function toOrderBy<Names extends Record<string, string>>(
  columns: Names,
  { orderBy, orderDir }: { orderBy: keyof Names & string; orderDir: Direction },
) {
  return [{ [columns[orderBy] as string]: orderDir }, { id: orderDir }];
}
