import { markHadUploads } from "@/lib/uploads/sending/activity";
import { withRunningLock } from "@/lib/uploads/sending/running";
import type { Sender } from "@/lib/uploads/sending/sender";
import { sendingMethodFor } from "@/lib/uploads/sending/sending-method";
import type { UploadItem } from "@/lib/uploads/sending/upload-item";
import { UploadQueue } from "@/lib/uploads/sending/upload-queue";

/** Sends a file by the method that fits its size and the settings. */
const send: Sender = async (job) => {
  const method = sendingMethodFor(job.file.size, job.options.settings);
  if (method === "form") return (await import("./send-form")).sendForm(job);
  if (method === "tus") return (await import("./send-tus")).sendByTus(job);
  if (method === "s3-simple") return (await import("./send-to-s3")).sendToS3(job);
  return (await import("./send-to-s3-in-parts")).sendToS3InParts(job);
};

const completedListeners = new Set<(item: UploadItem) => void>();

/** The only queue of this tab. It outlives the screen that filled it. */
export const uploads = new UploadQueue(withRunningLock(send), (item) => {
  for (const listener of completedListeners) listener(item);
});

uploads.subscribe(markHadUploads);

/** Calls `listener` with each upload that has become a file entry. Returns a function that unsubscribes it. */
export function onUploaded(listener: (item: UploadItem) => void): () => void {
  completedListeners.add(listener);
  return () => {
    completedListeners.delete(listener);
  };
}

const isOver = ({ status }: UploadItem) => status !== "pending" && status !== "inProgress";

/** Resolves with an upload of the queue once it is completed, failed or aborted. Null if it leaves the queue before. */
export const whenUploaded = (id: string): Promise<UploadItem | null> =>
  new Promise((resolve) => {
    const check = () => {
      const item = uploads.snapshot().find(({ file }) => file.id === id) ?? null;
      if (item && !isOver(item)) return;
      stop();
      resolve(item);
    };
    const stop = uploads.subscribe(check);
    check();
  });
