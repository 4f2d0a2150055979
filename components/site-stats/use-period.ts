"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useState } from "react";
import { line } from "@/lib/i18n/line";
import { addDays, utcDay } from "@/lib/site-stats/days";

const VALUES = ["7d", "30d", "90d", "12m"] as const;
type PeriodValue = (typeof VALUES)[number];

const DAYS: Record<PeriodValue, number> = { "7d": 7, "30d": 30, "90d": 90, "12m": 365 };

/** The periods that can be chosen. `label` is English, for `t()`. */
export const PERIODS = [
  { value: "7d", label: line("7 days") },
  { value: "30d", label: line("30 days") },
  { value: "90d", label: line("90 days") },
  { value: "12m", label: line("12 months") },
] as const;

const UPDATES = { history: "replace" } as const;

/** The chosen period, which ends today. The URL contains the choice. `from` and `to` are dates in UTC. */
export function usePeriod() {
  const [value, setValue] = useQueryState(
    "period",
    parseAsStringLiteral(VALUES).withDefault("30d").withOptions(UPDATES),
  );
  const [today] = useState(() => utcDay(Date.now()));
  return {
    value,
    period: { from: addDays(today, 1 - DAYS[value]), to: today },
    choose: (next: PeriodValue) => void setValue(next),
  };
}
