import "server-only";
import { type Feature, task } from "@/lib/feature";
import { removeUploadsOf } from "@/lib/uploads/deletion";
import { sweepUploads } from "@/lib/uploads/sweep";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "sweep-uploads": undefined;
    }
  }
}

export const uploads = {
  name: "uploads",
  models: { UploadIntent: "secret", UploadLock: "site" },
  tasks: { "sweep-uploads": task(sweepUploads, { maxSeconds: 300 }) },
  schedule: [{ task: "sweep-uploads", match: "5 * * * *" }],
  expired: [`DELETE FROM "UploadLock" WHERE "expiresAt" < now() - interval '1 day'`],
  removeWithUser: removeUploadsOf,
} as const satisfies Feature;
