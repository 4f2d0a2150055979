type Listener = () => void;

const listeners = new Set<Listener>();

/** Makes the open lists of this tab reload, because the user's notifications have changed. */
export function announceNotificationChange(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the user's notifications have changed. Returns a function that stops it. */
export function onNotificationChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
