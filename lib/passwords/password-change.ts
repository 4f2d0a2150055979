import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { requireConfirmedPassword } from "@/lib/actor/password-confirmation";
import { db, type Tx } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import { prepareMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import { deleteCodesOnPasswordChange } from "@/lib/one-time-codes";
import { isOwnPassword, limitProofs } from "@/lib/password-confirmation/password-guesses";
import { passwordChangedNotice } from "@/lib/passwords/notices";
import type { PasswordChangeInput } from "@/lib/passwords/schema";
import { hashNewPassword } from "@/lib/passwords/strong-password";
import { recordOwnEvent } from "@/lib/security-events/record";
import { endSessions } from "@/lib/sessions/live-sessions";
import { type RenewedSession, renewSession } from "@/lib/sessions/session-renewal";

/**
 * Sets a new password and ends all other sessions. Throws a 422 if the current password is missing or wrong. A user
 * without a password must have confirmed an emailed code recently, else this throws a 423. Returns the session's new
 * token.
 */
export async function changePassword(
  actor: UserActor,
  input: PasswordChangeInput,
  language: string,
): Promise<RenewedSession> {
  const { id, session, user } = actor;
  if (!session) throw new AppError("forbidden", "This cannot be done with an API token.");
  const currentHash = await requireCurrentHash(actor, input.current_password);
  const passwordHash = await hashNewPassword(input.password, user);
  const mail = await prepareMail(language);
  return db.$transaction(async (tx) => {
    await replaceHash(tx, { id, currentHash, passwordHash });
    await endSessions(tx, id, session.id);
    await tx.loginChallenge.deleteMany({ where: { userId: id } }); // logins that began with the old password
    await deleteCodesOnPasswordChange(tx, id);
    await mail.send(tx, user.email, "password-changed", {});
    await notify(tx, [id], passwordChangedNotice.with(undefined));
    await recordOwnEvent(tx, actor, "password_changed");
    return renewSession(tx, session.id);
  });
}

/**
 * Checks the current password and returns its hash. For a user without a password, checks that they have confirmed a
 * code recently, and returns null.
 */
async function requireCurrentHash(actor: UserActor, password: string | undefined): Promise<string | null> {
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { passwordHash: true } });
  if (passwordHash === null) {
    requireConfirmedPassword(actor);
    return null;
  }
  if (password === undefined) throw invalid({ current_password: ["This field is required."] });
  await limitProofs(actor.id);
  if (!(await isOwnPassword({ email: actor.user.email, passwordHash }, password))) {
    await recordOwnEvent(db, actor, "confirmation_failed");
    throw wrongPassword();
  }
  return passwordHash;
}

/**
 * Saves the hash if the password has not changed since it was checked. Of concurrent changes, only the first succeeds.
 */
async function replaceHash(tx: Tx, { id, currentHash, passwordHash }: Replacement): Promise<void> {
  const { count } = await tx.user.updateMany({ where: { id, passwordHash: currentHash }, data: { passwordHash } });
  if (count === 0) throw wrongPassword();
}

type Replacement = { id: number; currentHash: string | null; passwordHash: string };

const wrongPassword = () => invalid({ current_password: ["This password is wrong."] });
