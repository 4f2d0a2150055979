import { toOrderBy } from "@/lib/db/order-by";

const COLUMNS = { created_at: "createdAt", ends_at: { nullable: "endsAt" } } as const;

test.each(["asc", "desc"] as const)("rows are sorted %s by the column, then by id", (orderDir) => {
  expect(toOrderBy(COLUMNS, { orderBy: "created_at", orderDir })).toEqual([{ createdAt: orderDir }, { id: orderDir }]);
});

test.each(["asc", "desc"] as const)("rows are sorted %s by a nullable column, with empty values last", (orderDir) => {
  const endsAt = { sort: orderDir, nulls: "last" };

  expect(toOrderBy(COLUMNS, { orderBy: "ends_at", orderDir })).toEqual([{ endsAt }, { id: orderDir }]);
});
