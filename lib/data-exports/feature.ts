import "server-only";
import { buildDataExport } from "@/lib/data-exports/build";
import { removeExportBytes, sweepDataExports } from "@/lib/data-exports/data-exports";
import { exportFailedNotice, exportReadyNotice } from "@/lib/data-exports/notices";
import { type Feature, task } from "@/lib/feature";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "build-data-export": { exportId: number };
      "sweep-data-exports": undefined;
    }
  }
}

export const dataExports = {
  name: "data-exports",
  notices: [exportReadyNotice, exportFailedNotice],
  models: { DataExport: "unexported" },
  timesOutsideExpired: ["DataExport.expiresAt"], // the sweep task deletes the rows together with their zips
  tasks: {
    "build-data-export": task(buildDataExport, { maxSeconds: 3600 }),
    "sweep-data-exports": task(sweepDataExports),
  },
  schedule: [{ task: "sweep-data-exports", match: "35 * * * *" }],
  removeWithUser: (tx, userId) => removeExportBytes(tx, { userId }),
} as const satisfies Feature;
