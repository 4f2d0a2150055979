/** What one tab tells the others of this browser. */
export type TabMessage =
  | { type: "logout" }
  /** The session acts as somebody else from now on. */
  | { type: "identity" }
  | { type: "theme"; id: number; isDark: boolean };

const NAME = "plinth";

// While this tab listens it also speaks through the same channel, so that it does not hear itself.
let listening: BroadcastChannel | undefined;

export function tellOtherTabs(message: TabMessage) {
  const channel = listening ?? new BroadcastChannel(NAME);
  channel.postMessage(message);
  if (channel !== listening) channel.close();
}

/** Listens until the answered function is called. */
export function listenToOtherTabs(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data);
  listening = channel;
  return () => {
    channel.close();
    if (listening === channel) listening = undefined;
  };
}
