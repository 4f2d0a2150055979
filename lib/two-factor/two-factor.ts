import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { decrypt, encrypt } from "@/lib/crypto/secret";
import { db, type Tx } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import { prepareMail } from "@/lib/mail/prepare";
import { readRecoveryCodes, replaceRecoveryCodes } from "@/lib/two-factor/recovery-codes";
import type { RecoveryCodesResponse } from "@/lib/two-factor/schema";
import { newTotpSecret, stepOfCode } from "@/lib/two-factor/totp";

/**
 * Starts the setup with a new secret and new recovery codes. Logins require a code only after it is confirmed. Starting
 * again replaces the secret, because someone else may have seen it.
 */
export async function enableTwoFactor({ id }: UserActor): Promise<RecoveryCodesResponse> {
  const twoFactorSecret = encrypt(newTotpSecret());
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

/** Completes the setup with a code from the authenticator. The code cannot be used again. */
export async function confirmTwoFactor(
  { id, user }: UserActor,
  code: string,
  language: string,
): Promise<RecoveryCodesResponse> {
  const { twoFactorSecret, twoFactorConfirmedAt } = await db.user.findUniqueOrThrow({
    where: { id },
    select: { twoFactorSecret: true, twoFactorConfirmedAt: true },
  });
  if (!twoFactorSecret || twoFactorConfirmedAt) throw notBeingSetUp();
  const twoFactorLastStep = await stepOfCode(decrypt(twoFactorSecret), code);
  if (twoFactorLastStep === null) throw invalid({ code: ["This code is wrong or no longer works."] });

  const mail = await prepareMail(language);
  const codes = await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, twoFactorSecret, twoFactorConfirmedAt: null },
      data: { twoFactorConfirmedAt: new Date(), twoFactorLastStep },
    });
    if (count === 0) throw notBeingSetUp(); // cancelled, restarted or confirmed in the meantime
    await mail.send(tx, user.email, "two-factor-changed", { change: "enabled" });
    return readRecoveryCodes(tx, id);
  });
  return { two_factor_recovery_codes: codes };
}

/** Turns two factor authentication off or cancels its setup. Does nothing if it is already off. */
export async function disableTwoFactor({ id, user }: UserActor, language: string): Promise<void> {
  const mail = await prepareMail(language);
  await db.$transaction(async (tx) => {
    const before = await removeTwoFactor(tx, id);
    if (before === "on") await mail.send(tx, user.email, "two-factor-changed", { change: "disabled" });
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
  await tx.loginChallenge.deleteMany({ where: { userId } }); // they could no longer be answered
  return before;
}

/** Creates eight new recovery codes. The old ones stop working. */
export async function regenerateRecoveryCodes(
  { id, user }: UserActor,
  language: string,
): Promise<RecoveryCodesResponse> {
  const mail = await prepareMail(language);
  const codes = await db.$transaction(async (tx) => {
    const state = await lockAndReadState(tx, id);
    if (state === "off") throw new AppError("conflict", "Turn on two factor authentication first.");
    if (state === "on") await mail.send(tx, user.email, "two-factor-changed", { change: "codes" });
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
