"use client";

import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { ChartTooltip } from "@/components/site-stats/chart-tooltip";
import { DayTable } from "@/components/site-stats/day-table";
import { Fold } from "@/components/ui/fold";
import { formatDayOfMonth } from "@/lib/format/dates";
import { direction } from "@/lib/i18n/direction";
import type { SiteStatsJson } from "@/lib/site-stats/schema";

type Props = { days: SiteStatsJson["days"] };

const HEIGHT_PX = 240;
const TICK = { fill: "var(--muted)", fontSize: 12 };
const MARGIN = { top: 8, right: 8, bottom: 0, left: 8 };
const DASHES = "5 4";
const LINE = { type: "linear", dot: false, isAnimationActive: false } as const;
const CURSOR = { stroke: "var(--edge)" };

/** Visitors and views of each day as two lines, and the same numbers as a table. */
export function DailyChart({ days }: Props) {
  const t = useT();
  return (
    <section aria-label={t("Visits by day")} className="grid content-start gap-3">
      <Legend />
      {/* Screen readers read the table. The chart is always `ltr`; `Lines` mirrors it for right-to-left languages. */}
      <div aria-hidden dir="ltr">
        <Lines days={days} />
      </div>
      <Fold title={<span className="text-small">{t("Daily numbers")}</span>}>
        <DayTable days={days} />
      </Fold>
    </section>
  );
}

function Legend() {
  const t = useT();
  return (
    <p aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-small">
      <span className="flex items-center gap-2">
        <span className="w-6 border-t-2 border-accent" />
        {t("Visitors")}
      </span>
      <span className="flex items-center gap-2">
        <span className="w-6 border-t-2 border-dashed border-muted" />
        {t("Page views")}
      </span>
    </p>
  );
}

function Lines({ days }: Props) {
  const t = useT();
  const { number } = useFormats();
  const isMirrored = direction(t.language) === "rtl";
  return (
    <ResponsiveContainer width="100%" height={HEIGHT_PX}>
      <LineChart data={days} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          reversed={isMirrored}
          tickFormatter={(day: string) => formatDayOfMonth(day, t.language)}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: "var(--edge)" }}
          minTickGap={24}
          interval="equidistantPreserveStart"
        />
        <YAxis
          orientation={isMirrored ? "right" : "left"}
          width="auto"
          allowDecimals={false}
          tickFormatter={(count: number) => number(count, { notation: "compact" })}
          tick={TICK}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip content={ChartTooltip} cursor={CURSOR} isAnimationActive={false} />
        <Line {...LINE} dataKey="views" stroke="var(--muted)" strokeWidth={1.5} strokeDasharray={DASHES} />
        <Line {...LINE} dataKey="visitors" stroke="var(--accent)" strokeWidth={2} />
      </LineChart>
    </ResponsiveContainer>
  );
}
