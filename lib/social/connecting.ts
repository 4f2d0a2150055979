import "server-only";
import type { Actor, UserActor } from "@/lib/actor/actor";
import { db, type Tx } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import type { Service } from "@/lib/settings/social-services";
import { type Identity, named } from "@/lib/social/identity";
import { connectProfile, isTaken, ofSomebodyElse } from "@/lib/social/profiles";
import { openServices } from "@/lib/social/services";

/** Connects an identity to the account of whoever asked for it, who has to be signed in still. */
export async function connect(actor: Actor, userId: number | null, identity: Identity): Promise<void> {
  if (actor.id === null || actor.id !== userId) throw new AppError("unauthenticated", "Log in first.");
  try {
    await db.$transaction(async (tx) => {
      await lock(tx, actor.id);
      await connectProfile(tx, actor.id, identity);
    });
  } catch (error) {
    if (isTaken(error)) throw ofSomebodyElse(identity.service);
    throw error;
  }
}

/** Takes a service away from an account. Refuses (409) to take the last way in of somebody without a password. */
export async function disconnect(actor: UserActor, service: Service, said: Service = service): Promise<void> {
  if (said !== service) throw invalid({ service: ["The address belongs to another service."] });
  const open = await openServices();
  await db.$transaction(async (tx) => {
    await lock(tx, actor.id);
    const { count } = await tx.socialProfile.deleteMany({ where: { userId: actor.id, service } });
    if (count === 0) throw new AppError("not_found", "No :service account is connected.", { values: named(service) });
    if (!(await hasWayIn(tx, actor.id, open))) throw lastWayIn(service);
  });
}

async function hasWayIn(tx: Tx, userId: number, open: Service[]): Promise<boolean> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      passwordHash: true,
      _count: { select: { socialProfiles: { where: { service: { in: open } } } } },
    },
  });
  return user.passwordHash !== null || user._count.socialProfiles > 0;
}

/** One change of a user's ways in at a time: two at once must not take the last two. */
const lock = (tx: Tx, userId: number) => tx.$queryRaw`SELECT 1 AS locked FROM "User" WHERE id = ${userId} FOR UPDATE`;

const lastWayIn = (service: Service) =>
  new AppError("conflict", "Set a password first: without your :service account you could no longer log in.", {
    values: named(service),
  });
