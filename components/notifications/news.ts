type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells the open lists of this tab that the user's notifications have changed. */
export function announceNews(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the user's notifications have changed. Returns a function that stops it. */
export function onNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
