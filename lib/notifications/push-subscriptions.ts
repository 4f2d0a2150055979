import "server-only";
import { isIP } from "node:net";
import type { UserActor } from "@/lib/actor/actor";
import { requireLiveSession } from "@/lib/actor/live-session";
import { db } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import type { PushSubscriptionInput } from "@/lib/notifications/schema";
import { internet } from "@/lib/safe-fetch/network";

/**
 * Beyond this number, a user's oldest browsers are removed, because browsers drop subscriptions without informing us.
 */
const BROWSERS_MAX = 20;

/**
 * Stores a browser, which shows the user's notices until the session ends. A browser that was registered for another
 * user becomes this user's. A browser that is registered again counts as the newest. Throws 422 if the endpoint is not
 * a public address, and 403 if the actor uses an API token.
 */
export async function savePushSubscription(actor: UserActor, { endpoint, keys }: PushSubscriptionInput): Promise<void> {
  const { id: userId, session } = actor;
  if (!session) throw new AppError("forbidden", "This cannot be done with an API token.");
  if (!isPublicEndpoint(new URL(endpoint))) throw invalid({ endpoint: [line("This is not a public address.")] });
  const row = { userId, sessionId: session.id, p256dh: keys.p256dh, auth: keys.auth, createdAt: new Date() };
  await db.$transaction(async (tx) => {
    await requireLiveSession(tx, actor);
    await tx.pushSubscription.upsert({
      where: { endpoint },
      create: { endpoint, ...row },
      update: row,
      select: { id: true },
    });
    await tx.$executeRaw`
      DELETE FROM "PushSubscription" WHERE id IN (
        SELECT id FROM "PushSubscription" WHERE "userId" = ${userId} ORDER BY "createdAt" DESC, id DESC OFFSET ${BROWSERS_MAX})`;
  });
}

/** Deletes one of the user's browsers, if it is stored. */
export async function deletePushSubscription({ id: userId }: UserActor, endpoint: string): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { userId, endpoint } });
}

/**
 * If the endpoint has a host name, only the form of the name is checked. The addresses behind the name are checked when
 * something is sent.
 */
function isPublicEndpoint({ protocol, hostname, port, username, password }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  const isNamed = isIP(host) === 0;
  return (
    protocol === "https:" &&
    username + password === "" &&
    (isNamed
      ? port === "" && host.includes(".") && !/\.(?:localhost|local|internal)$/.test(host)
      : internet.mayReach(host, Number(port || 443)))
  );
}
