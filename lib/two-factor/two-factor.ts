import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { db, type Tx } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import { prepareMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import { recordOwnEvent } from "@/lib/security-events/record";
import { endSessions } from "@/lib/sessions/live-sessions";
import { twoFactorNotice } from "@/lib/two-factor/notices";
import { readRecoveryCodes, replaceRecoveryCodes } from "@/lib/two-factor/recovery-codes";
import type { RecoveryCodesResponse } from "@/lib/two-factor/schema";
import { newTotpSecret, stepOfCode } from "@/lib/two-factor/totp";
import { decryptTotpSecret, encryptTotpSecret } from "@/lib/two-factor/totp-secret";

/**
 * Starts the setup with a new secret and new recovery codes. Logins require a code only after the setup is confirmed.
 * Starting again replaces the secret, because someone else may have seen it.
 */
export async function startTwoFactorSetup({ id }: UserActor): Promise<RecoveryCodesResponse> {
  const twoFactorSecret = encryptTotpSecret(newTotpSecret(), id);
  const codes = await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, twoFactorConfirmedAt: null },
      data: { twoFactorSecret, twoFactorLastStep: null },
    });
    if (count === 0) throw new AppError("conflict", "Two factor authentication is already on.");
    return replaceRecoveryCodes(tx, id);
  });
  return { two_factor_recovery_codes: codes };
}

/**
 * Completes the setup with a code from the authenticator. The code cannot be used again. Ends all other sessions,
 * because they were started without the second factor.
 */
export async function confirmTwoFactor(
  actor: UserActor,
  code: string,
  language: string,
): Promise<RecoveryCodesResponse> {
  const { id, user, session } = actor;
  const { twoFactorSecret, twoFactorConfirmedAt } = await db.user.findUniqueOrThrow({
    where: { id },
    select: { twoFactorSecret: true, twoFactorConfirmedAt: true },
  });
  if (!twoFactorSecret || twoFactorConfirmedAt) throw notBeingSetUp();
  const twoFactorLastStep = await stepOfCode(decryptTotpSecret(twoFactorSecret, id), code);
  if (twoFactorLastStep === null) throw invalid({ code: ["This code is wrong or no longer works."] });

  const mail = await prepareMail(language);
  const codes = await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, twoFactorSecret, twoFactorConfirmedAt: null },
      data: { twoFactorConfirmedAt: new Date(), twoFactorLastStep },
    });
    if (count === 0) throw notBeingSetUp(); // cancelled, restarted or confirmed in the meantime
    await endSessions(tx, id, session?.id);
    await tx.loginChallenge.deleteMany({ where: { userId: id } });
    await mail.send(tx, user.email, "two-factor-changed", { change: "enabled" });
    await notify(tx, [id], twoFactorNotice.with("enabled"));
    await recordOwnEvent(tx, actor, "two_factor_enabled");
    return readRecoveryCodes(tx, id);
  });
  return { two_factor_recovery_codes: codes };
}

/** Turns two-factor authentication off or cancels its setup. Does nothing if it is already off. */
export async function disableTwoFactor(actor: UserActor, language: string): Promise<void> {
  const { id, user } = actor;
  const mail = await prepareMail(language);
  await db.$transaction(async (tx) => {
    const before = await removeTwoFactor(tx, id);
    if (before !== "on") return;
    await mail.send(tx, user.email, "two-factor-changed", { change: "disabled" });
    await notify(tx, [id], twoFactorNotice.with("disabled"));
    await recordOwnEvent(tx, actor, "two_factor_disabled");
  });
}

/** Removes a user's second factor or its setup. Returns the previous state. */
export async function removeTwoFactor(tx: Tx, userId: number): Promise<TwoFactorState> {
  const before = await lockAndReadState(tx, userId);
  await tx.user.updateMany({
    where: { id: userId },
    data: { twoFactorSecret: null, twoFactorConfirmedAt: null, twoFactorLastStep: null },
  });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.loginChallenge.deleteMany({ where: { userId } }); // open challenges could no longer be answered
  return before;
}

/** Creates eight new recovery codes. The old ones stop working. */
export async function regenerateRecoveryCodes(actor: UserActor, language: string): Promise<RecoveryCodesResponse> {
  const { id, user } = actor;
  const mail = await prepareMail(language);
  const codes = await db.$transaction(async (tx) => {
    const state = await lockAndReadState(tx, id);
    if (state === "off") throw new AppError("conflict", "Turn on two factor authentication first.");
    if (state === "on") {
      await mail.send(tx, user.email, "two-factor-changed", { change: "codes" });
      await notify(tx, [id], twoFactorNotice.with("codes"));
    }
    await recordOwnEvent(tx, actor, "recovery_codes_created");
    return replaceRecoveryCodes(tx, id);
  });
  return { two_factor_recovery_codes: codes };
}

type TwoFactorState = "off" | "pending" | "on";

/** Reads the state and locks it until the transaction ends. */
async function lockAndReadState(tx: Tx, id: number): Promise<TwoFactorState> {
  const [row] = await tx.$queryRaw<{ state: TwoFactorState }[]>`
    SELECT CASE WHEN "twoFactorConfirmedAt" IS NOT NULL THEN 'on' WHEN "twoFactorSecret" IS NOT NULL THEN 'pending' ELSE 'off' END AS state
    FROM "User" WHERE id = ${id} FOR UPDATE`;
  return row?.state ?? "off";
}

const notBeingSetUp = () => new AppError("conflict", "Two factor authentication is not being set up.");
