import * as z from "zod";

/** The answer of a call that has nothing to tell: `{ status: "success" }` alone. */
export const done = z.strictObject({});

/** The answer that is a sentence for people. */
export const messageAnswer = z.strictObject({ message: z.string() });

/** The answer of a list call, as `paginate` makes it. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    pagination: z.strictObject({
      data: z.array(row),
      current_page: z.int(),
      per_page: z.int(),
      last_page: z.int(),
      from: z.int().nullable(),
      to: z.int().nullable(),
      total: z.int(),
    }),
  });

/** A time on the wire. */
export const time = z.iso.datetime();
