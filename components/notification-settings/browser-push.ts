import { notificationSettingsClient } from "@/lib/notifications/client";

const WORKER = "/notification-worker.js";

/** Whether this browser can show notifications, and whether the user has allowed it. */
export type BrowserState = "unsupported" | "denied" | "default" | "granted";

export function browserState(): BrowserState {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  return isSupported ? Notification.permission : "unsupported";
}

/** Asks the user to allow notifications, unless they have answered before. */
export async function askForPermission(): Promise<BrowserState> {
  const state = browserState();
  return state === "default" ? Notification.requestPermission() : state;
}

/** Registers this browser for the user's notifications. Rejects if it, or its push service, refuses. */
export async function subscribeBrowser(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = await notificationSettingsClient.pushKey();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  await notificationSettingsClient.savePushSubscription({ endpoint, keys: { p256dh, auth } });
}
