let hadUploads = false;
const listeners = new Set<() => void>();

/**
 * Whether this tab has had an upload. This function is in a separate file, so that pages can call it without loading
 * the upload queue.
 */
export const hasHadUploads = () => hadUploads;

/** Remembers that this tab has had an upload. */
export function markHadUploads(): void {
  if (hadUploads) return;
  hadUploads = true;
  for (const listener of listeners) listener();
}

/** Calls `listener` when the first upload is added. Returns a function that unsubscribes it. */
export function onFirstUpload(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
