type Listener = () => void;

const listeners = new Set<Listener>();

/** Makes the lists of notifications in this tab reload. Call it when the user's notifications have changed. */
export function announceNotificationChange(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the user's notifications have changed, until the returned function is called. */
export function onNotificationChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
