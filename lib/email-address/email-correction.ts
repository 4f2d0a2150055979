import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { refuseBorrowedAccount } from "@/lib/actor/borrowed-account";
import { db } from "@/lib/db/db";
import { refuseDuplicates } from "@/lib/db/refuse-duplicates";
import { EMAIL_TAKEN } from "@/lib/email-address/email-taken";
import { alreadyVerified, limitVerificationMails, sendVerification } from "@/lib/email-address/email-verification";
import { limitShared } from "@/lib/http/rate-limit";
import { prepareMail } from "@/lib/mail/prepare";
import { requireIdentityProof } from "@/lib/password-confirmation/password-confirmation";
import { recordOwnEvent } from "@/lib/security-events/record";

const PER_USER = { name: "email-correction", points: 5, seconds: 3600 };

type Correction = { email: string; password: string };

/**
 * Replaces an address that was never verified, such as one with a typo, and mails a code to the new one. Codes that
 * were mailed to the old one stop working. Throws a 409 for a verified address, a 422 that names a wrong password or a
 * taken address, and a 429 beyond five corrections an hour.
 */
export async function replaceUnverifiedEmail(
  actor: UserActor,
  { email, password }: Correction,
  language: string,
): Promise<void> {
  const { id, user } = actor;
  refuseBorrowedAccount(actor);
  if (user.emailVerifiedAt) throw alreadyVerified();
  await requireIdentityProof(actor, { password });
  await limitShared(PER_USER, String(id));
  await limitVerificationMails(email);
  const mail = await prepareMail(language);
  await refuseDuplicates(EMAIL_TAKEN, () =>
    db.$transaction(async (tx) => {
      const { count } = await tx.user.updateMany({ where: { id, emailVerifiedAt: null }, data: { email } });
      if (count === 0) throw alreadyVerified();
      await tx.oneTimeCode.deleteMany({ where: { userId: id } });
      await recordOwnEvent(tx, actor, "email_changed");
      await sendVerification(tx, { userId: id, email, mail });
    }),
  );
}
