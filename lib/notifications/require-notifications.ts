import "server-only";
import { notFound } from "@/lib/errors";
import { getSettings } from "@/lib/settings/settings";

/** Throws a 404 while the settings turn notifications off. */
export async function requireNotifications(): Promise<void> {
  const { notifications } = await getSettings();
  if (!notifications.integrated) throw notFound("Page");
}

/** Throws a 404 while the settings turn off notifications, or do not let users choose which ones they get. */
export async function requireNotificationChoice(): Promise<void> {
  const { notifications } = await getSettings();
  if (!notifications.integrated || !notifications.subs.integrated) throw notFound("Page");
}
