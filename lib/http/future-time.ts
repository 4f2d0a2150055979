import * as z from "zod";
import { line } from "@/lib/i18n/line";

/** Postgres stores later times, but Prisma reads a year of five digits as an invalid date. */
const LATEST_MS = Date.parse("9999-12-31T23:59:59Z");

/** A time with any offset, in the future and before the year 10000 in UTC, such as the end of a ban. */
export const futureTime = z.iso
  .datetime({ offset: true, abort: true })
  .refine((text) => Date.parse(text) > Date.now(), line("Choose a time in the future."))
  .refine((text) => Date.parse(text) <= LATEST_MS, line("Choose a time before the year 10000."));
