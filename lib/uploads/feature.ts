import "server-only";
import { type Feature, task } from "@/lib/feature";
import { removeUploadsOf } from "@/lib/uploads/deletion";
import { sweepOversizedUploads, sweepUploads } from "@/lib/uploads/sweep";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "sweep-uploads": undefined;
      "sweep-oversized-uploads": undefined;
    }
  }
}

export const uploads = {
  name: "uploads",
  // other members' uploads in a deleted user's workspaces are removed too; they can be found only while the workspaces
  // exist
  before: ["workspaces"],
  callGroups: {
    "Files and uploads": "A user's files, and three ways to send them: in one request, with tus (resumable), or to S3.",
  },
  models: { UploadIntent: "unexported", UploadLock: "installation" },
  timesOutsideExpired: ["UploadIntent.expiresAt"], // a task deletes the rows and the uploaded bytes
  tasks: {
    "sweep-uploads": task(sweepUploads, { maxSeconds: 300 }),
    "sweep-oversized-uploads": task(sweepOversizedUploads, { maxSeconds: 300 }),
  },
  schedule: [
    { task: "sweep-uploads", match: "5 * * * *" },
    { task: "sweep-oversized-uploads", match: "*/10 * * * *" },
  ],
  expired: [`DELETE FROM "UploadLock" WHERE "expiresAt" < now() - interval '1 day'`],
  removeWithUser: removeUploadsOf,
} as const satisfies Feature;
