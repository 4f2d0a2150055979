import * as z from "zod";

const count = z.int();

export const adminTotalsResponse = z.strictObject({
  totals: z
    .strictObject({
      users: z.strictObject({ all: count, unverified: count }),
      pages: z.strictObject({ all: count, published: count }),
      mails: z.strictObject({ all: count, queued: count, failed: count }),
    })
    .meta({ id: "AdminTotals" }),
});

/** The numbers on the admin area's first page. */
export type AdminTotals = z.output<typeof adminTotalsResponse>["totals"];
