import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { recordEvent } from "@/lib/audit/audit";
import { db, type Tx } from "@/lib/db/db";
import { prepareMail } from "@/lib/mail/prepare";
import type { ChangedCredential } from "@/lib/mail/templates/account-changed";
import { notify } from "@/lib/notices/notify";
import { recordAdminEvent } from "@/lib/security-events/record";
import { endSessions } from "@/lib/sessions/live-sessions";
import type { UserChange } from "@/lib/users/admin-schema";
import { accountChangedNotice } from "@/lib/users/notices";
import type { Target } from "@/lib/users/reach";

/** Whether the change can let someone else log in to the account. */
export const grantsLoginAccess = (target: Target, { password, email, email_verified }: UserChange) =>
  password !== undefined ||
  (email !== undefined && email !== target.email) ||
  (email_verified === true && !target.isVerified);

/** The credentials that a change replaces. */
export const changedCredentials = (
  target: Target,
  { password, email = target.email }: UserChange,
): ChangedCredential[] => [
  ...(password === undefined ? [] : (["password"] as const)),
  ...(email === target.email ? [] : (["email"] as const)),
];

/** Returns a function that records a change in the audit log and the user's security log, and notifies the user. */
export async function createCredentialChangeRecorder(id: number, language: string) {
  const user = await db.user.findUnique({ where: { id }, select: { language: true } });
  const mail = await prepareMail(user?.language ?? language);
  return async (tx: Tx, actor: UserActor, { email, isVerified }: Target, change: ChangedCredential) => {
    await recordEvent(tx, actor, { action: `user.${change}_changed`, targetId: id });
    await recordAdminEvent(tx, id, `${change}_changed`);
    await notify(tx, [id], accountChangedNotice.with(change));
    if (isVerified) await mail.send(tx, email, "account-changed", { change });
  };
}

/**
 * Ends the user's sessions and unfinished logins, and deletes their API tokens, emailed codes and reset links. If the
 * email address is among the changed `credentials`, also removes connected services and disables links that restore an
 * earlier address, because the account may then have a new owner.
 */
export async function endAccess(tx: Tx, userId: number, credentials: readonly ChangedCredential[]): Promise<void> {
  await endSessions(tx, userId);
  await tx.accessToken.deleteMany({ where: { userId } });
  await tx.socialLogin.deleteMany({ where: { userId } });
  if (credentials.includes("email")) {
    await tx.socialProfile.deleteMany({ where: { userId } });
    await tx.emailChange.updateMany({ where: { userId, undoneAt: null }, data: { undoneAt: new Date() } });
  }
  await tx.oneTimeCode.deleteMany({ where: { userId } });
  await tx.loginChallenge.deleteMany({ where: { userId } });
}
