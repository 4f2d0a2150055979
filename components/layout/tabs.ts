/** A message between the tabs of this browser. */
export type TabMessage =
  | { type: "logout" }
  /** The session now belongs to another user. */
  | { type: "identity" }
  | { type: "theme"; id: number; isDark: boolean };

const NAME = "plinth";

// A listening tab also sends through this channel, so that it does not receive its own messages.
let listening: BroadcastChannel | undefined;

export function notifyOtherTabs(message: TabMessage) {
  const channel = listening ?? new BroadcastChannel(NAME);
  channel.postMessage(message);
  if (channel !== listening) channel.close();
}

/** Listens until the returned function is called. */
export function listenToOtherTabs(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data);
  listening = channel;
  return () => {
    channel.close();
    if (listening === channel) listening = undefined;
  };
}
