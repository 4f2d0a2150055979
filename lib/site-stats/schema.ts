import * as z from "zod";
import { line } from "@/lib/i18n/line";

/** A date in UTC. */
const day = z.iso.date().regex(/^2/, line("Use a date in the year 2000 or later."));

/** Both days are included. By default, `to` is today, and `from` is the first of the 30 days up to `to`. */
export const siteStatsQuery = z.strictObject({ from: day.optional(), to: day.optional() });
export type SiteStatsQuery = z.output<typeof siteStatsQuery>;

const counts = {
  views: z.int().meta({ description: "How often pages were shown." }),
  visitors: z.int().meta({ description: "How many browsers showed them. Each browser is counted once a day." }),
};

export const siteStatsWire = z
  .strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    totals: z.strictObject(counts),
    previous: z.strictObject(counts).meta({ description: "The totals of the previous period of the same length." }),
    days: z.array(z.strictObject({ day: z.iso.date(), ...counts })).meta({ description: "Every day of the period." }),
    pages: z.array(z.strictObject({ path: z.string(), ...counts })),
    referrers: z
      .array(z.strictObject({ referrer: z.string(), ...counts }))
      .meta({ description: "Host names. Empty: opened directly or from the site itself. `other`: all others." }),
    countries: z
      .array(z.strictObject({ country: z.string(), ...counts }))
      .meta({ description: "Two letters (ISO 3166-1). Empty: unknown." }),
  })
  .meta({ id: "SiteStats" });
export type SiteStatsJson = z.output<typeof siteStatsWire>;
export const siteStatsResponse = z.strictObject({ stats: siteStatsWire });
