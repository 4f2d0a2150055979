import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { decrypt, encrypt } from "@/lib/crypto/secret";
import { db, type Tx } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import { prepareMail } from "@/lib/mail/prepare";
import { readRecoveryCodes, replaceRecoveryCodes } from "@/lib/two-factor/recovery-codes";
import type { RecoveryCodesAnswer } from "@/lib/two-factor/schema";
import { newTotpSecret, stepOfCode } from "@/lib/two-factor/totp";

/**
 * Begins the setup with a new secret and new recovery codes; nothing is asked at login until it is confirmed. Begun again, the secret from
 * before is worth nothing: somebody else may have seen it.
 */
export async function enableTwoFactor({ id }: UserActor): Promise<RecoveryCodesAnswer> {
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

/** Ends the setup by a code that shows that the authenticator has the secret. That code's step is used up with it. */
export async function confirmTwoFactor(
  { id, user }: UserActor,
  code: string,
  language: string,
): Promise<RecoveryCodesAnswer> {
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
    if (count === 0) throw notBeingSetUp(); // cancelled, begun again or confirmed meanwhile
    await mail.send(tx, user.email, "two-factor-changed", { change: "enabled" });
    return readRecoveryCodes(tx, id);
  });
  return { two_factor_recovery_codes: codes };
}

/** Turns it off, or cancels the setup; already off, it stays so. */
export async function disableTwoFactor({ id, user }: UserActor, language: string): Promise<void> {
  const mail = await prepareMail(language);
  await db.$transaction(async (tx) => {
    const before = await removeTwoFactor(tx, id);
    if (before === "on") await mail.send(tx, user.email, "two-factor-changed", { change: "disabled" });
  });
}

/** Removes a user's second factor, or the setup of one, and returns how things stood before. */
export async function removeTwoFactor(tx: Tx, userId: number): Promise<TwoFactorState> {
  const before = await lockedState(tx, userId);
  await tx.user.updateMany({
    where: { id: userId },
    data: { twoFactorSecret: null, twoFactorConfirmedAt: null, twoFactorLastStep: null },
  });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.loginChallenge.deleteMany({ where: { userId } }); // there is nothing left to answer them with
  return before;
}

/** Eight new recovery codes; those from before work no more. */
export async function regenerateRecoveryCodes({ id, user }: UserActor, language: string): Promise<RecoveryCodesAnswer> {
  const mail = await prepareMail(language);
  const codes = await db.$transaction(async (tx) => {
    const state = await lockedState(tx, id);
    if (state === "off") throw new AppError("conflict", "Turn on two factor authentication first.");
    if (state === "on") await mail.send(tx, user.email, "two-factor-changed", { change: "codes" });
    return replaceRecoveryCodes(tx, id);
  });
  return { two_factor_recovery_codes: codes };
}

type TwoFactorState = "off" | "pending" | "on";

/** Where the user stands, and nobody changes it until the transaction ends. */
async function lockedState(tx: Tx, id: number): Promise<TwoFactorState> {
  const [row] = await tx.$queryRaw<{ state: TwoFactorState }[]>`
    SELECT CASE WHEN "twoFactorConfirmedAt" IS NOT NULL THEN 'on' WHEN "twoFactorSecret" IS NOT NULL THEN 'pending' ELSE 'off' END AS state
    FROM "User" WHERE id = ${id} FOR UPDATE`;
  return row?.state ?? "off";
}

const notBeingSetUp = () => new AppError("conflict", "Two factor authentication is not being set up.");
