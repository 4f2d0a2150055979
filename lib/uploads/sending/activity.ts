let isActive = false;
const listeners = new Set<() => void>();

/** Whether this tab has had an upload. In its own file, so that pages can ask without loading the queue. */
export const hasUploads = () => isActive;

/** Remembers that this tab has an upload. */
export function markUploads(): void {
  if (isActive) return;
  isActive = true;
  for (const listener of listeners) listener();
}

/** Calls `listener` with the first upload. Returns a function that unsubscribes it. */
export function onFirstUpload(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
