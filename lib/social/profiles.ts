import "server-only";
import { Prisma } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import type { Service } from "@/lib/settings/social-services";
import { type Identity, named } from "@/lib/social/identity";

type Link = Pick<Identity, "service" | "subject" | "username">;

/** Whose account this identity opens; null when nobody has connected it. */
export async function ownerOf(tx: Tx, { service, subject }: Pick<Link, "service" | "subject">): Promise<number | null> {
  const profile = await tx.socialProfile.findUnique({
    where: { service_subject: { service, subject } },
    select: { userId: true },
  });
  return profile?.userId ?? null;
}

/** Whether the user has connected an account of this service. */
export async function hasConnected(tx: Tx, userId: number, service: Service): Promise<boolean> {
  return (await tx.socialProfile.count({ where: { userId, service } })) > 0;
}

/** Connects an identity to an account. Refuses (409) where either of the two is connected otherwise already. */
export async function connectProfile(tx: Tx, userId: number, { service, subject, username }: Link): Promise<void> {
  const owner = await ownerOf(tx, { service, subject });
  if (owner !== null && owner !== userId) throw ofSomebodyElse(service);
  if (owner === null && (await hasConnected(tx, userId, service))) throw anotherIsConnected(service);
  const profile = await tx.socialProfile.upsert({
    where: { service_subject: { service, subject } },
    create: { userId, service, subject, username },
    update: { username },
    select: { userId: true },
  });
  if (profile.userId !== userId) throw ofSomebodyElse(service); // who was faster; undone with the transaction
}

/** Two did the same at once, and a unique index let one of them. */
export const isTaken = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";

export const ofSomebodyElse = (service: Service) =>
  new AppError("conflict", "This :service account is already connected to another account.", {
    values: named(service),
  });

export const anotherIsConnected = (service: Service) =>
  new AppError("conflict", "Another :service account is already connected. Disable that one first.", {
    values: named(service),
  });
