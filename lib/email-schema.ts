import * as z from "zod";

/** Converted to lower case, so that one mailbox is one account. */
export const email = z.string().trim().max(254).toLowerCase().pipe(z.email());
