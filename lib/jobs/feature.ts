import { DAY_MS } from "@/lib/durations";
import { type Feature, task } from "@/lib/feature";
import { refreshStatistics } from "@/lib/jobs/statistics";
import { sweepExpired } from "@/lib/jobs/sweep";
import { vacuum } from "@/lib/jobs/vacuum";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "refresh-statistics": undefined;
      "sweep-expired": undefined;
      vacuum: undefined;
    }
  }
}

export const jobs = {
  name: "jobs",
  tasks: {
    "refresh-statistics": task(refreshStatistics),
    "sweep-expired": task(sweepExpired),
    vacuum: task(vacuum, { maxSeconds: 600 }),
  },
  schedule: [
    { task: "sweep-expired", match: "*/10 * * * *" },
    { task: "refresh-statistics", match: "*/5 * * * *", embeddedOnly: true },
    // A computer that is off at night runs the task at its next start.
    { task: "vacuum", match: "20 3 * * *", options: { backfillPeriod: DAY_MS }, embeddedOnly: true },
  ],
} as const satisfies Feature;
