import type { ShownTheme } from "@/components/layout/active-theme";

/** A message between the browser's tabs. */
export type TabMessage =
  | { type: "logout" }
  /** The session now belongs to another user. */
  | { type: "identity" }
  | { type: "theme"; theme: ShownTheme }
  /** Another workspace is active now. */
  | { type: "workspace" };

const CHANNEL = "plinth";

// A listening tab also sends through this channel, so that it does not receive its own messages.
let listeningChannel: BroadcastChannel | undefined;

export function notifyOtherTabs(message: TabMessage) {
  const channel = listeningChannel ?? new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  if (channel !== listeningChannel) channel.close();
}

/** Listens until the returned function is called. */
export function listenToOtherTabs(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data);
  listeningChannel = channel;
  return () => {
    channel.close();
    if (listeningChannel === channel) listeningChannel = undefined;
  };
}
