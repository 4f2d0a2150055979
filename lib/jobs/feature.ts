import { type Feature, task } from "@/lib/feature";
import { sweepExpired } from "@/lib/jobs/sweep";
import { vacuum } from "@/lib/jobs/vacuum";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "sweep-expired": undefined;
      vacuum: undefined;
    }
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const jobs = {
  name: "jobs",
  tasks: { "sweep-expired": task(sweepExpired), vacuum: task(vacuum, { maxSeconds: 600 }) },
  schedule: [
    { task: "sweep-expired", match: "*/10 * * * *" },
    // A computer that is off at night runs the task at its next start.
    { task: "vacuum", match: "20 3 * * *", options: { backfillPeriod: DAY_MS }, embeddedOnly: true },
  ],
} as const satisfies Feature;
