"use client";

import type { TooltipContentProps } from "recharts";
import { useT } from "@/components/i18n/use-t";
import { formatDate } from "@/lib/format/dates";
import { direction } from "@/lib/i18n/direction";
import type { SiteStatsJson } from "@/lib/site-stats/schema";

/** The chart's tooltip, with the numbers of the day under the pointer. */
export function ChartTooltip({ active, payload }: Pick<TooltipContentProps, "active" | "payload">) {
  const t = useT();
  const day = payload[0]?.payload as SiteStatsJson["days"][number] | undefined;
  if (!active || !day) return null;
  return (
    <div
      dir={direction(t.language)}
      className="rounded-md border border-line bg-raised px-3 py-2 text-small shadow-lift"
    >
      <p className="font-label">{formatDate(day.day, "short", t.language, "UTC")}</p>
      <p>{t("{count, plural, one {# visitor} other {# visitors}}", { count: day.visitors })}</p>
      <p className="text-muted">{t("{count, plural, one {# page view} other {# page views}}", { count: day.views })}</p>
    </div>
  );
}
