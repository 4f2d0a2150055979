"use client";

import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { formatDate } from "@/lib/format/dates";
import type { SiteStatsJson } from "@/lib/site-stats/schema";

type Props = { days: SiteStatsJson["days"] };

/** The visitors and views of each day, the latest first. */
export function DayTable({ days }: Props) {
  const t = useT();
  const { number } = useFormats();
  return (
    <section
      aria-label={t("Daily numbers")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
      tabIndex={0}
      className="max-h-90 overflow-y-auto rounded-lg border border-line bg-raised"
    >
      <table className="w-full text-small [&_:is(td,th)]:px-4 [&_:is(td,th)]:py-2 [&_:is(td,th):not(:first-child)]:text-end">
        <thead className="sticky top-0 bg-surface text-muted">
          <tr>
            <th scope="col" className="text-start">
              {t("Day")}
            </th>
            <th scope="col">{t("Visitors")}</th>
            <th scope="col">{t("Page views")}</th>
          </tr>
        </thead>
        <tbody className="*:border-t *:border-line">
          {days.toReversed().map(({ day, visitors, views }) => (
            <tr key={day}>
              <th scope="row" className="text-start font-normal">
                {formatDate(day, "short", t.language, "UTC")}
              </th>
              <td className="tabular-nums">{number(visitors)}</td>
              <td className="tabular-nums">{number(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
