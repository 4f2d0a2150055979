import "server-only";
import webPush from "web-push";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { createT, type T } from "@/lib/i18n/create-t";
import { findBestLanguage } from "@/lib/localizations/language";
import { i18nOf } from "@/lib/localizations/public";
import { log } from "@/lib/log";
import type { NoticeContent } from "@/lib/notice-kinds";
import { lineText } from "@/lib/notifications/markup";
import { ensurePushKeys } from "@/lib/notifications/push-keys";
import { routes } from "@/lib/routes";
import { internet, type Network, SafeFetchError } from "@/lib/safe-fetch/network";
import { safePost } from "@/lib/safe-fetch/safe-fetch";
import { getSettings } from "@/lib/settings/settings";

export type PushJob = { subscription: number; notices: number[] };

/** What the service worker shows. `url`: a path in the app. */
type PushMessage = { title: string; body: string; url: string; tag: string };

const DAY_SECONDS = 86_400;
const SEND_TIMEOUT_SECONDS = 15;
/**
 * The statuses that mean that a subscription no longer exists, for example because the user has revoked the permission.
 */
const GONE_STATUSES = new Set([404, 410]);

/**
 * The task "push-notices": sends notices to a browser. Deletes the browser's row if its push service has ended the
 * subscription. Throws if the service responds with 429 or 5xx, or cannot be reached, so that the job is retried.
 */
export async function pushNotices({ subscription: id, notices }: PushJob, network: Network = internet): Promise<void> {
  const browser = await db.pushSubscription.findUnique({
    where: { id },
    select: { endpoint: true, p256dh: true, auth: true, userId: true, user: { select: { language: true } } },
  });
  const { notifications } = await getSettings();
  if (!browser || !notifications.integrated) return;
  const { endpoint, p256dh, auth, userId, user } = browser;
  const rows = await db.notification.findMany({
    where: { id: { in: notices }, userId, readAt: null },
    orderBy: { id: "asc" },
    select: { id: true, data: true },
  });
  if (rows.length === 0) return; // read or deleted in the meantime
  const t = createT(await i18nOf(await findBestLanguage({ chosen: user.language, acceptLanguage: null })));
  const message = messageOf(rows as unknown as Row[], t);
  const status = await send({ endpoint, keys: { p256dh, auth } }, message, network).catch(toGoneStatus);
  if (GONE_STATUSES.has(status)) await db.pushSubscription.deleteMany({ where: { id, endpoint } });
  else if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`);
  else if (status >= 300) log.warn({ subscription: id, status }, "A push service refused a notice");
}

/** Treats a subscription as gone if its address is not public, because such an address never works. */
function toGoneStatus(error: unknown): number {
  if (error instanceof SafeFetchError && error.reason === "refused") return 410;
  throw error;
}

type Row = { id: number; data: NoticeContent };

function messageOf(rows: readonly Row[], t: T): PushMessage {
  const [first] = rows as [Row];
  const tag = `notice-${first.id}`;
  if (rows.length > 1) {
    const title = t("{count, plural, one {# new notification} other {# new notifications}}", { count: rows.length });
    return { title, body: lineText(first.data.lines[0], t), url: routes.notifications, tag };
  }
  const { lines, mainAction } = first.data;
  const [heading, ...others] = lines.map((line) => lineText(line, t));
  return { title: heading ?? "", body: others.join("\n"), url: mainAction?.action ?? routes.notifications, tag };
}

type Browser = { endpoint: string; keys: { p256dh: string; auth: string } };

async function send(browser: Browser, message: PushMessage, network: Network): Promise<number> {
  const { APP_URL } = env();
  const { publicKey, privateKey } = await ensurePushKeys();
  // push services require a contact, which must be an https URL or an email address
  const subject = APP_URL.startsWith("https:") ? APP_URL : "mailto:admin@localhost";
  const { headers, body } = webPush.generateRequestDetails(browser, JSON.stringify(message), {
    TTL: DAY_SECONDS,
    vapidDetails: { subject, publicKey, privateKey },
  });
  return safePost(new URL(browser.endpoint), { headers, body, seconds: SEND_TIMEOUT_SECONDS }, network);
}
