import { notificationSettingsClient } from "@/lib/notifications/client";

const WORKER = "/notification-worker.js";
/** The key in `localStorage` that holds the id of the user who turned on notifications in this browser. */
const USER_KEY = "plinth.push.user";
/** The key in `sessionStorage` that holds the id of the last user whom this tab has tried to register. */
const REGISTERED_KEY = "plinth.push.renewed";

/** Whether this browser can show notifications, and whether the user has allowed them. */
export type BrowserState = "unsupported" | "denied" | "default" | "granted";

export function browserState(): BrowserState {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  return isSupported ? Notification.permission : "unsupported";
}

/** Asks the user to allow notifications, if the browser can show them and the user has not answered before. */
export async function askForPermission(): Promise<BrowserState> {
  const state = browserState();
  return state === "default" ? Notification.requestPermission() : state;
}

/** Registers this browser for the user's notifications. Rejects if the browser, its push service or our API refuses. */
export async function subscribeBrowser(userId: number): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = await notificationSettingsClient.pushKey();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  await notificationSettingsClient.savePushSubscription({ endpoint, keys: { p256dh, auth } });
  localStorage.setItem(USER_KEY, String(userId));
  sessionStorage.setItem(REGISTERED_KEY, String(userId));
}

/**
 * Registers this browser again if the user has turned on notifications here, because the server deletes the
 * registration when the user's session ends. Tries this only once in each tab.
 */
export async function registerBrowserAgain(userId: number): Promise<void> {
  const isOn = localStorage.getItem(USER_KEY) === String(userId) && browserState() === "granted";
  if (!isOn || sessionStorage.getItem(REGISTERED_KEY) === String(userId)) return;
  sessionStorage.setItem(REGISTERED_KEY, String(userId));
  await subscribeBrowser(userId);
}
