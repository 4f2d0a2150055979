import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { recordEvent } from "@/lib/audit/audit";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { prepareMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import { recordAdminEvent } from "@/lib/security-events/record";
import { twoFactorNotice } from "@/lib/two-factor/notices";
import { removeTwoFactor } from "@/lib/two-factor/two-factor";
import type { UserDetailsJson } from "@/lib/users/admin-schema";
import { lockUser, requireReach } from "@/lib/users/reach";
import { getUser } from "@/lib/users/users";

/**
 * Turns off the second factor of a user who has lost it. Emails the user, in their language or else in `language`.
 * Sends nothing if the second factor was already off.
 */
export async function resetTwoFactor(actor: UserActor, userId: number, language: string): Promise<UserDetailsJson> {
  if (userId === actor.id)
    throw new AppError("conflict", "Turn off your own two factor authentication in your account settings.");
  const { language: userLanguage } = await getUser(db, userId, []);
  const mail = await prepareMail(userLanguage ?? language);
  return db.$transaction(async (tx) => {
    const target = await lockUser(tx, userId);
    requireReach(actor, target);
    const before = await removeTwoFactor(tx, userId);
    if (before === "on") {
      await mail.send(tx, target.email, "two-factor-changed", { change: "reset" });
      await notify(tx, [userId], twoFactorNotice.with("reset"));
      await recordEvent(tx, actor, { action: "user.two_factor_reset", targetId: userId });
      await recordAdminEvent(tx, userId, "two_factor_disabled");
    }
    return getUser(tx, userId, []);
  });
}
