import "server-only";
import type { Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import type { PreparedMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import type { Origin } from "@/lib/origins/origin";
import { recordSecurityEvent } from "@/lib/security-events/record";
import { SERVICE_NAMES, type Service } from "@/lib/settings/social-services";
import { type Identity, serviceValues } from "@/lib/social/identity";
import { serviceNotice } from "@/lib/social/notices";

type Link = Pick<Identity, "service" | "subject" | "username">;

/** The id of the user who has connected this identity, or null. */
export async function findOwner(
  tx: Tx,
  { service, subject }: Pick<Link, "service" | "subject">,
): Promise<number | null> {
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

/**
 * Connects an identity to a user. Throws a 409 if another user has connected it, or if the user has connected another
 * account of the service. Returns whether the connection is new.
 */
export async function connectProfile(tx: Tx, userId: number, { service, subject, username }: Link): Promise<boolean> {
  const data = { userId, service, subject, username };
  const { count } = await tx.socialProfile.createMany({ data, skipDuplicates: true });
  if (count > 0) return true;
  const owner = await findOwner(tx, { service, subject });
  if (owner === null) throw anotherConnectedError(service);
  if (owner !== userId) throw connectedElsewhereError(service);
  await tx.socialProfile.updateMany({ where: { userId, service, subject }, data: { username } });
  return false;
}

/** The account, the email about the change, and where the request came from. */
type ChangedAccount = { userId: number; mail: PreparedMail; origin: Origin };

/** Connects an identity as `connectProfile` does. If the connection is new, tells the user as `notifyOfChange` does. */
export async function connectAndNotify(tx: Tx, account: ChangedAccount, link: Link): Promise<void> {
  if (await connectProfile(tx, account.userId, link))
    await notifyOfChange(tx, account, { ...link, change: "connected" });
}

type Change = { service: Service; change: "connected" | "disconnected" };

/**
 * Emails and notifies the user about a connected or disconnected service, and records the change in their security log.
 */
export async function notifyOfChange(
  tx: Tx,
  { userId, mail, origin }: ChangedAccount,
  { service, change }: Change,
): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  const values = { service: SERVICE_NAMES[service], change };
  await mail.send(tx, email, "social-service-changed", values);
  await notify(tx, [userId], serviceNotice.with(values));
  await recordSecurityEvent(tx, { userId, origin, type: `service_${change}`, details: { service } });
}

const connectedElsewhereError = (service: Service) =>
  new AppError("conflict", "This :service account is already connected to another account.", {
    values: serviceValues(service),
  });

const anotherConnectedError = (service: Service) =>
  new AppError("conflict", "Another :service account is already connected. Disconnect that one first.", {
    values: serviceValues(service),
  });
