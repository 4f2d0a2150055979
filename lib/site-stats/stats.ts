import "server-only";
import { pool } from "@/lib/db/pool";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import type { Caller } from "@/lib/projects/projects";
import { addDays, countDays, daysBetween, utcDay } from "@/lib/site-stats/days";
import { DEFAULT_PERIOD_DAYS, PERIOD_MAX_DAYS, TOP_COUNT } from "@/lib/site-stats/policy";
import type { SiteStatsJson, SiteStatsQuery } from "@/lib/site-stats/schema";
import { requireSite } from "@/lib/sites/sites";

const DAYS_QUERY = {
  name: "site-stats-days",
  text: `SELECT to_char(day, 'YYYY-MM-DD') AS day, views, visitors FROM "SiteView"
    WHERE "siteId" = $1 AND day BETWEEN $2 AND $3 AND kind = 'site' AND value = ''`,
};

const TOP_QUERY = {
  name: "site-stats-top",
  text: `SELECT kind, value, views, visitors FROM (
      SELECT *, row_number() OVER (PARTITION BY kind ORDER BY visitors DESC, views DESC, value) AS place FROM (
        SELECT kind, value, sum(views)::int AS views, sum(visitors)::int AS visitors FROM "SiteView"
        WHERE "siteId" = $1 AND day BETWEEN $2 AND $3 AND kind <> 'site' GROUP BY kind, value
      ) AS summed
    ) AS ranked
    WHERE place <= ${TOP_COUNT} ORDER BY kind, place`,
};

type Counts = { views: number; visitors: number };
type DayRow = Counts & { day: string };
type TopRow = Counts & { kind: string; value: string };
type Period = { from: string; to: string };

/**
 * Returns the statistics of a site. Throws a 403 if the actor may view the site but not its messages and statistics.
 */
export async function getSiteStats(caller: Caller, siteId: number, query: SiteStatsQuery): Promise<SiteStatsJson> {
  const { from, to } = periodOf(query);
  await requireSite(caller, "read_messages", siteId);
  const previousFrom = addDays(from, -countDays(from, to));
  const [{ rows: days }, { rows: top }] = await Promise.all([
    pool().query<DayRow>({ ...DAYS_QUERY, values: [siteId, previousFrom, to] }),
    pool().query<TopRow>({ ...TOP_QUERY, values: [siteId, from, to] }),
  ]);
  const rowsByDay = new Map(days.map((row) => [row.day, row]));
  return {
    from,
    to,
    totals: sumOf(days.filter(({ day }) => day >= from)),
    previous: sumOf(days.filter(({ day }) => day < from)),
    days: daysBetween(from, to).map((day) => rowsByDay.get(day) ?? { day, views: 0, visitors: 0 }),
    pages: topOf(top, "page").map(({ value, ...counts }) => ({ path: value, ...counts })),
    referrers: topOf(top, "referrer").map(({ value, ...counts }) => ({ referrer: value, ...counts })),
    countries: topOf(top, "country").map(({ value, ...counts }) => ({ country: value, ...counts })),
  };
}

/** The requested days. Throws a 422 if they are in the wrong order or too many. */
function periodOf({ to = utcDay(Date.now()), from = addDays(to, 1 - DEFAULT_PERIOD_DAYS) }: SiteStatsQuery): Period {
  const count = countDays(from, to);
  if (count < 1) throw invalid({ from: [line("The first day must not be after the last.")] });
  if (count > PERIOD_MAX_DAYS)
    throw invalid({ from: [[line("The period must not be longer than :count days."), { count: PERIOD_MAX_DAYS }]] });
  return { from, to };
}

const topOf = (rows: readonly TopRow[], kind: TopRow["kind"]) =>
  rows.filter((row) => row.kind === kind).map(({ value, views, visitors }) => ({ value, views, visitors }));

const sumOf = (rows: readonly Counts[]): Counts => ({
  views: rows.reduce((sum, { views }) => sum + views, 0),
  visitors: rows.reduce((sum, { visitors }) => sum + visitors, 0),
});
