import type { Sender } from "@/lib/uploads/sending/sender";

const LOCK_PREFIX = "plinth.upload|";

/** Web Locks. Undefined where the browser has none: on plain HTTP, and in browsers from before 2022. */
const locks = () => (typeof navigator === "undefined" ? undefined : navigator.locks) as LockManager | undefined;

/** Makes a sender hold a lock while it sends a file, so that all tabs know that the upload is in progress. */
export function withRunningLock(send: Sender): Sender {
  return (job) => {
    const manager = locks();
    if (!manager) return send(job);
    return manager.request(LOCK_PREFIX + job.file.fingerprint, { mode: "shared" }, () => send(job));
  };
}

/** Returns the fingerprints of the uploads that are in progress in any tab of this browser. */
export async function listRunningUploads(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(LOCK_PREFIX));
  return new Set(names.map((name) => name.slice(LOCK_PREFIX.length)));
}
