import { driverFor } from "@/lib/uploads/sending/driver-choice";
import type { Sender } from "@/lib/uploads/sending/sender";
import type { UploadItem } from "@/lib/uploads/sending/upload-item";
import { UploadQueue } from "@/lib/uploads/sending/upload-queue";

/** Sends a file by the driver that fits its size and the settings. */
const send: Sender = async (sending) => {
  const driver = driverFor(sending.file.size, sending.options.settings);
  if (driver === "form") return (await import("./send-form")).sendForm(sending);
  if (driver === "tus") return (await import("./send-tus")).sendByTus(sending);
  if (driver === "s3-simple") return (await import("./send-to-s3")).sendToS3(sending);
  return (await import("./send-to-s3-in-parts")).sendToS3InParts(sending);
};

const completedListeners = new Set<(item: UploadItem) => void>();

/** The only queue of this tab. It outlives the screen that filled it. */
export const uploads = new UploadQueue(send, (item) => {
  for (const listener of completedListeners) listener(item);
});

/** Calls `listener` with each upload that has become a file entry. Returns a function that unsubscribes it. */
export function onUploaded(listener: (item: UploadItem) => void): () => void {
  completedListeners.add(listener);
  return () => {
    completedListeners.delete(listener);
  };
}
