import * as z from "zod";

/** The query parameters that a list and its CSV file share. Add the filters with `.extend()`. */
export const listSearch = z.strictObject({ query: z.string().trim().max(200).default("") });

/**
 * Returns the schema for the query of a list call: ?page=2&perPage=30&query=ann&orderBy=name&orderDir=asc. Unknown
 * columns and filters are refused.
 */
export function listQuery<const C extends readonly [string, ...string[]]>(
  sortable: C,
  { perPage = 15, orderDir = "desc" as "asc" | "desc" } = {},
) {
  return z.strictObject({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(perPage),
    ...listSearch.shape,
    orderBy: z.enum(sortable).default(sortable[0] as C[number]),
    orderDir: z.enum(["asc", "desc"]).default(orderDir),
  });
}

/** A comma-separated list of allowed values: `with=roles,tokens`. */
export function commaList<const V extends readonly [string, ...string[]]>(allowed: V) {
  const isAllowed = (word: string): word is V[number] => allowed.includes(word);
  return z
    .string()
    .transform((text, { issues }): V[number][] => {
      const words = text
        .split(",")
        .map((word) => word.trim())
        .filter(Boolean);
      if (words.every(isAllowed)) return words;
      issues.push({ code: "invalid_value", values: [...allowed], input: text });
      return z.NEVER;
    })
    .optional()
    .meta({ description: `A comma-separated list of: ${allowed.map((word) => `\`${word}\``).join(", ")}.` });
}

/** A flag: `trashed=true` or `trashed=1`. */
export const yesOrNo = z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] });

export type ListQuery = { page: number; perPage: number; query: string; orderBy: string; orderDir: "asc" | "desc" };
export type Page<Row> = {
  pagination: {
    data: Row[];
    current_page: number;
    per_page: number;
    last_page: number;
    from: number | null;
    to: number | null;
    total: number;
  };
};
export type RowWindow = { skip: number; take: number };

type PageQueries<Row> = { count: () => Promise<number>; rows: (window: RowWindow) => Promise<Row[]> };

/**
 * Returns one page of rows and the total number of rows. Reads one row more than fits on the page. If that row does not
 * exist, the total is known without counting, except for an empty page after the first.
 */
export async function paginate<Row>(
  { page, perPage }: Pick<ListQuery, "page" | "perPage">,
  { count, rows }: PageQueries<Row>,
): Promise<Page<Row>> {
  const skip = (page - 1) * perPage;
  const found = await rows({ skip, take: perPage + 1 });
  const isLast = found.length <= perPage && (found.length > 0 || page === 1);
  const total = isLast ? skip + found.length : await count();
  const data = found.slice(0, perPage);
  const [from, to] = data.length ? [skip + 1, skip + data.length] : [null, null];
  return {
    pagination: {
      data,
      current_page: page,
      per_page: perPage,
      last_page: Math.max(1, Math.ceil(total / perPage)),
      from,
      to,
      total,
    },
  };
}

/** The largest id that Postgres can store: ids are 32-bit integers. */
export const ID_MAX = 2_147_483_647;

/**
 * The id of a row in a path: a positive integer that Postgres can store. Only digits are accepted, because "1e3" can be
 * the slug of a custom page.
 */
export const rowId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(ID_MAX));

/** The id of a row in a body. */
export const idNumber = z.number().int().min(1).max(ID_MAX);
