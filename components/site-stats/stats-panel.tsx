"use client";

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { StatsLists } from "@/components/site-stats/stats-lists";
import { StatsPlaceholder } from "@/components/site-stats/stats-placeholder";
import { StatsTotals } from "@/components/site-stats/stats-totals";
import { PERIODS, usePeriod } from "@/components/site-stats/use-period";
import { EmptyState } from "@/components/ui/empty-state";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { siteStatsClient } from "@/lib/site-stats/client";
import type { SiteStatsJson } from "@/lib/site-stats/schema";

const DailyChart = lazy(() =>
  import("@/components/site-stats/daily-chart").then((module) => ({ default: module.DailyChart })),
);

type Props = { siteId: number };

/** The visits to a site in a period that the user chooses. */
export function StatsPanel({ siteId }: Props) {
  const { value, period, choose } = usePeriod();
  const { data, error, isFetching, refetch } = useQuery({
    ...siteStatsClient.stats(siteId, period),
    placeholderData: (previous, query) => (query?.queryKey[2] === siteId ? previous : undefined),
  });
  const t = useT();
  return (
    <div className="grid content-start gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t("Period")}
          options={PERIODS.map((option) => ({ value: option.value, label: t(option.label) }))}
          value={value}
          onChange={choose}
        />
        <p className="text-small text-muted">{t("Counted without cookies. Days are in UTC.")}</p>
      </div>
      {data && <Stats stats={data} isFetching={isFetching} />}
      {!data && error && <LoadFailure error={error} retry={() => void refetch()} />}
      {!data && !error && <StatsPlaceholder />}
    </div>
  );
}

type StatsProps = { stats: SiteStatsJson; isFetching: boolean };

function Stats({ stats, isFetching }: StatsProps) {
  const t = useT();
  if (stats.totals.views === 0 && stats.previous.views === 0)
    return (
      <EmptyState
        level={2}
        title={t("No visits in this period")}
        text={t("Visits appear here a few seconds after someone opens the published site.")}
        drawing="lens"
      />
    );
  return (
    <div aria-busy={isFetching} className="grid content-start gap-8">
      <StatsTotals stats={stats} />
      <Suspense fallback={<Skeleton className="h-70" />}>
        <DailyChart days={stats.days} />
      </Suspense>
      <StatsLists stats={stats} />
    </div>
  );
}
