import { commaList, listQuery, paginate, rowId } from "@/lib/http/list";

describe("listQuery", () => {
  const list = listQuery(["created_at", "name"]);

  test("has a default for everything", () => {
    expect(list.parse({})).toEqual({ page: 1, perPage: 15, query: "", orderBy: "created_at", orderDir: "desc" });
  });

  test("may have other defaults", () => {
    expect(listQuery(["name"], { perPage: 30, orderDir: "asc" }).parse({})).toMatchObject({
      perPage: 30,
      orderDir: "asc",
    });
  });

  test.each([
    { page: "0" },
    { page: "x" },
    { perPage: "101" },
    { orderBy: "email" },
    { orderDir: "up" },
    { query: "q".repeat(201) },
    { size: "1" },
  ])("refuses %j", (query) => {
    expect(list.safeParse(query).success).toBe(false);
  });
});

describe("commaList", () => {
  const words = commaList(["roles", "tokens"]);

  test("reads words between commas", () => {
    expect([words.parse("roles, tokens,"), words.parse(""), words.parse(undefined)]).toEqual([
      ["roles", "tokens"],
      [],
      undefined,
    ]);
  });

  test("refuses a word that is not on the list, with an error about the whole field", () => {
    expect(words.safeParse("roles,hashes").error?.issues).toMatchObject([
      { path: [], code: "invalid_value", values: ["roles", "tokens"] },
    ]);
  });
});

describe("rowId", () => {
  test.each(["1", "2147483647"])("accepts %s", (text) => {
    expect(rowId.parse(text)).toBe(Number(text));
  });

  test.each(["0", "01", "-1", "+1", "1.0", "1e3", "0x10", " 1", "2147483648", "99999999999", "", "one", 1])(
    "refuses %j",
    (text) => {
      expect(rowId.safeParse(text).success).toBe(false);
    },
  );
});

describe("paginate", () => {
  const rows = ["a", "b", "c", "d", "e"];
  const find = {
    count: async () => rows.length,
    rows: async ({ skip, take }: { skip: number; take: number }) => rows.slice(skip, skip + take),
  };

  test("returns the rows of a page with its position", async () => {
    expect(await paginate({ page: 2, perPage: 2 }, find)).toEqual({
      pagination: { data: ["c", "d"], current_page: 2, per_page: 2, last_page: 3, from: 3, to: 4, total: 5 },
    });
  });

  test("returns no rows beyond the last page", async () => {
    expect(await paginate({ page: 9, perPage: 2 }, find)).toMatchObject({
      pagination: { data: [], from: null, to: null, last_page: 3, total: 5 },
    });
  });

  test.each([
    [{ page: 1, perPage: 5 }, 5],
    [{ page: 1, perPage: 15 }, 5],
    [{ page: 3, perPage: 2 }, 5],
  ])("does not run the count query for the last page: %j", async (list, total) => {
    const count = jest.fn(find.count);

    expect((await paginate(list, { ...find, count })).pagination.total).toBe(total);
    expect(count).not.toHaveBeenCalled();
  });

  test("counts one page if there are no rows", async () => {
    const emptyList = { count: async () => 0, rows: async () => [] };

    expect(await paginate({ page: 1, perPage: 15 }, emptyList)).toMatchObject({
      pagination: { last_page: 1, total: 0 },
    });
  });
});
