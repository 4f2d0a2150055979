import "server-only";
import type { Actor, UserActor } from "@/lib/actor/actor";
import { requireConfirmedSession } from "@/lib/actor/confirmed-session";
import { requireLiveSession } from "@/lib/actor/live-session";
import { db, type Tx } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import type { Visitor } from "@/lib/http/visitor";
import { prepareMail } from "@/lib/mail/prepare";
import type { Service } from "@/lib/settings/social-services";
import { type Identity, serviceValues } from "@/lib/social/identity";
import { connectAndNotify, notifyOfChange } from "@/lib/social/profiles";
import { listUsableServices } from "@/lib/social/services";

type Connection = { visitor: Visitor; userId: number | null; identity: Identity; language: string };

/**
 * Connects an identity to the account that started the flow. Emails the user if the connection is new. The user must
 * still be logged in, in a session with a recently confirmed password.
 */
export async function connect(actor: Actor, { visitor, userId, identity, language }: Connection): Promise<void> {
  if (actor.id === null || actor.id !== userId) throw new AppError("unauthenticated", "Log in first.");
  requireConfirmedSession(actor);
  const mail = await prepareMail(language);
  await db.$transaction(async (tx) => {
    await lockUser(tx, actor.id);
    await requireLiveSession(tx, actor);
    await connectAndNotify(tx, { userId: actor.id, mail, origin: visitor }, identity);
  });
}

type Disconnection = {
  visitor: Visitor;
  service: Service;
  /** The service in the request's body. If it is given, it must equal `service`. */
  sentService: Service | undefined;
  language: string;
};

/**
 * Disconnects a service and emails the user. Throws a 409 if it is the last login method of a user without a password.
 */
export async function disconnect(
  actor: UserActor,
  { visitor, service, sentService, language }: Disconnection,
): Promise<void> {
  if (sentService !== undefined && sentService !== service)
    throw invalid({ service: ["This must be the service in the URL."] });
  const [openServices, mail] = await Promise.all([listUsableServices(), prepareMail(language)]);
  await db.$transaction(async (tx) => {
    await lockUser(tx, actor.id);
    const { count } = await tx.socialProfile.deleteMany({ where: { userId: actor.id, service } });
    if (count === 0)
      throw new AppError("not_found", "No :service account is connected.", { values: serviceValues(service) });
    if (!(await canLogIn(tx, actor.id, openServices))) throw lastLoginMethodError(service);
    await notifyOfChange(tx, { userId: actor.id, mail, origin: visitor }, { service, change: "disconnected" });
  });
}

async function canLogIn(tx: Tx, userId: number, openServices: Service[]): Promise<boolean> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      passwordHash: true,
      _count: { select: { socialProfiles: { where: { service: { in: openServices } } } } },
    },
  });
  return user.passwordHash !== null || user._count.socialProfiles > 0;
}

/** Locks the user, so that two concurrent changes cannot together remove all login methods. */
const lockUser = (tx: Tx, userId: number) =>
  tx.$queryRaw`SELECT 1 AS locked FROM "User" WHERE id = ${userId} FOR UPDATE`;

const lastLoginMethodError = (service: Service) =>
  new AppError("conflict", "Set a password first. Without your :service account, you could no longer log in.", {
    values: serviceValues(service),
  });
