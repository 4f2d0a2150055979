import { markUploads } from "@/lib/uploads/sending/activity";
import { driverFor } from "@/lib/uploads/sending/driver-choice";
import type { Sender } from "@/lib/uploads/sending/sender";
import type { UploadItem } from "@/lib/uploads/sending/upload-item";
import { UploadQueue } from "@/lib/uploads/sending/upload-queue";

/** Sends a file by the driver that fits its size and the settings. */
const send: Sender = async (job) => {
  const driver = driverFor(job.file.size, job.options.settings);
  if (driver === "form") return (await import("./send-form")).sendForm(job);
  if (driver === "tus") return (await import("./send-tus")).sendByTus(job);
  if (driver === "s3-simple") return (await import("./send-to-s3")).sendToS3(job);
  return (await import("./send-to-s3-in-parts")).sendToS3InParts(job);
};

const completedListeners = new Set<(item: UploadItem) => void>();

/** The only queue of this tab. It outlives the screen that filled it. */
export const uploads = new UploadQueue(send, (item) => {
  for (const listener of completedListeners) listener(item);
});

uploads.subscribe(markUploads);

/** Calls `listener` with each upload that has become a file entry. Returns a function that unsubscribes it. */
export function onUploaded(listener: (item: UploadItem) => void): () => void {
  completedListeners.add(listener);
  return () => {
    completedListeners.delete(listener);
  };
}
