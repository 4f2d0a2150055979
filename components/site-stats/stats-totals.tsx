"use client";

import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import type { T } from "@/lib/i18n/create-t";
import type { SiteStatsJson } from "@/lib/site-stats/schema";

type Props = { stats: SiteStatsJson };

/** How many visitors and views there were, compared with the previous period. */
export function StatsTotals({ stats: { totals, previous } }: Props) {
  const t = useT();
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-6">
      <Total label={t("Visitors")} count={totals.visitors} previousCount={previous.visitors} />
      <Total label={t("Page views")} count={totals.views} previousCount={previous.views} />
    </dl>
  );
}

type TotalProps = { label: string; count: number; previousCount: number };

function Total({ label, count, previousCount }: TotalProps) {
  const { number } = useFormats();
  const t = useT();
  return (
    <div className="grid content-start gap-1">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="type-display tabular-nums">{number(count)}</dd>
      <dd className="text-small text-muted">{changeText(t, number, { count, previousCount })}</dd>
    </div>
  );
}

type NumberFormatter = ReturnType<typeof useFormats>["number"];

function changeText(t: T, number: NumberFormatter, { count, previousCount }: Omit<TotalProps, "label">): string {
  if (previousCount === 0) return t("None in the previous period");
  if (count === previousCount) return t("Same as in the previous period");
  const change = Math.abs(count - previousCount) / previousCount;
  if (Math.round(change * 100) === 0) return t("About the same as in the previous period");
  const share = number(change, { style: "percent" });
  return count > previousCount
    ? t(":share more than in the previous period", { share })
    : t(":share fewer than in the previous period", { share });
}
