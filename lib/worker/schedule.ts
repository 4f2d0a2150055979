import type { CronItem } from "graphile-worker";
import type { TaskName } from "@/lib/jobs/tasks";

type Scheduled = CronItem & { task: TaskName };

const DAY_MS = 24 * 60 * 60 * 1000;

/** What runs by the clock (UTC), once for all processes together. */
export function schedule({ embedded }: { embedded: boolean }): Scheduled[] {
  const items: Scheduled[] = [
    { task: "sweep-expired", match: "*/10 * * * *" },
    { task: "sweep-files", match: "5 * * * *" },
    { task: "sweep-data-exports", match: "35 * * * *" },
  ];
  // The embedded database has no autovacuum. A computer that is off at night makes up for it at its next start.
  if (embedded) items.push({ task: "vacuum", match: "20 3 * * *", options: { backfillPeriod: DAY_MS } });
  return items;
}
