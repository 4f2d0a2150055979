/** What one tab tells the others of this browser. */
export type TabMessage = { type: "logout" } | { type: "theme"; id: number; isDark: boolean };

const NAME = "plinth";

let channel: BroadcastChannel | undefined;

// One channel a tab: a tab does not hear what it said itself.
function ownChannel() {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

export function tellOtherTabs(message: TabMessage) {
  ownChannel().postMessage(message);
}

/** Listens until the answered function is called. */
export function listenToOtherTabs(listener: (message: TabMessage) => void): () => void {
  const hear = (event: MessageEvent<TabMessage>) => listener(event.data);
  const heard = ownChannel();
  heard.addEventListener("message", hear);
  return () => heard.removeEventListener("message", hear);
}
