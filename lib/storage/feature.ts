import "server-only";
import { type Feature, task } from "@/lib/feature";
import { type Removal, removeStoredFiles } from "@/lib/storage/remove-stored-files";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "remove-stored-files": Removal;
    }
  }
}

export const storage = {
  name: "storage",
  tasks: { "remove-stored-files": task(removeStoredFiles, { maxSeconds: 300 }) },
} as const satisfies Feature;
