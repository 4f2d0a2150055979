import * as z from "zod";

/** A response without data. Only `status: "success"` is added to it. */
export const done = z.strictObject({});

/** A response with a sentence for the user. */
export const messageResponse = z.strictObject({ message: z.string() });

/** The response of a list call: the result of `paginate`. */
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

/** A time in ISO 8601 and UTC. */
export const time = z.iso.datetime();
