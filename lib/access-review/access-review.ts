import "server-only";
import type { AccessReview } from "@/lib/access-review/schema";
import { TOKEN_COLUMNS, tokenJson } from "@/lib/access-tokens/token-json";
import type { UserActor } from "@/lib/actor/actor";
import { hashToken } from "@/lib/crypto/token";
import { db, type Tx } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import type { Visitor } from "@/lib/http/visitor";
import { prepareMail } from "@/lib/mail/prepare";
import { recordOwnEvent } from "@/lib/security-events/record";
import { deviceTokenOf } from "@/lib/sessions/known-devices";
import { endSessionsExceptOwn } from "@/lib/sessions/sessions";
import type { Service } from "@/lib/settings/social-services";
import { notifyOfChange } from "@/lib/social/profiles";

/** The user's API tokens and connected services, and the known browsers except the visitor's. */
export async function getAccessReview({ id: userId }: UserActor, visitor: Visitor): Promise<AccessReview> {
  const [tokens, services, devices] = await Promise.all([
    db.accessToken.findMany({ where: { userId }, orderBy: { id: "desc" }, select: TOKEN_COLUMNS }),
    db.socialProfile.findMany({ where: { userId }, orderBy: { service: "asc" } }),
    db.knownDevice.findMany({ where: otherDevices(userId, visitor), orderBy: { lastSeenAt: "desc" } }),
  ]);
  return {
    tokens: tokens.map(tokenJson),
    services: services.map(({ service, username, createdAt }) => ({
      service: service as Service,
      username,
      connected_at: createdAt.toISOString(),
    })),
    devices: devices.map(({ id, createdAt, lastSeenAt }) => ({
      id,
      first_seen: createdAt.toISOString(),
      last_seen: lastSeenAt.toISOString(),
    })),
  };
}

/** Forgets one of the user's browsers. Throws a 404 if it belongs to someone else. */
export async function forgetDevice({ id: userId }: UserActor, id: number): Promise<void> {
  const { count } = await db.knownDevice.deleteMany({ where: { id, userId } });
  if (count === 0) throw notFound("Browser");
}

/**
 * Ends all other sessions, deletes all API tokens, disconnects all services and forgets all browsers except the
 * visitor's. Emails the user, in `language`, about each service that was disconnected. Refuses (409) a user without a
 * password, who could no longer log in.
 */
export async function endAllAccess(
  actor: UserActor,
  { visitor, language }: { visitor: Visitor; language: string },
): Promise<void> {
  if (!actor.user.hasPassword) throw new AppError("conflict", "Set a password first.");
  const mail = await prepareMail(language);
  const account = { userId: actor.id, mail, origin: visitor };
  const own = { where: { userId: actor.id } };
  await db.$transaction(async (tx) => {
    await endSessionsExceptOwn(tx, actor);
    const tokens = await tx.accessToken.findMany({ ...own, select: { name: true } });
    const services = await tx.socialProfile.findMany({ ...own, select: { service: true } });
    await tx.accessToken.deleteMany(own);
    await tx.socialProfile.deleteMany(own);
    await tx.knownDevice.deleteMany({ where: otherDevices(actor.id, visitor) });
    for (const { name } of tokens) await recordOwnEvent(tx, actor, "token_deleted", { token: name });
    for (const { service } of services) {
      await notifyOfChange(tx, account, { service: service as Service, change: "disconnected" });
    }
    await finishAccessReview(actor, tx);
  });
}

/** Marks the review as finished, so that the dashboard no longer shows it. */
export async function finishAccessReview({ id }: UserActor, tx: Tx = db): Promise<void> {
  await tx.user.update({ where: { id }, data: { mustReviewAccess: false }, select: { id: true } });
}

/** The condition for all of the user's known browsers except the visitor's. */
function otherDevices(userId: number, visitor: Visitor) {
  const token = deviceTokenOf(visitor);
  return { userId, ...(token && { NOT: { hash: hashToken(token) } }) };
}
