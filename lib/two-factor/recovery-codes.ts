import "server-only";
import { randomInt } from "node:crypto";
import type { UserActor } from "@/lib/actor/actor";
import { isPasswordConfirmed } from "@/lib/actor/password-confirmation";
import { decrypt, encrypt, sign, signatures } from "@/lib/crypto/secret";
import { db, type Tx } from "@/lib/db/db";
import { RECOVERY_CODE_COUNT } from "@/lib/two-factor/policy";

const CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const HALF_CHARS = 10;
const MASKED_CODE = `${"*".repeat(HALF_CHARS)}-${"*".repeat(HALF_CHARS)}`;

const newHalf = () => Array.from({ length: HALF_CHARS }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
const newCode = () => `${newHalf()}-${newHalf()}`;

/** The text to hash. It includes the user's id, so that a code works only for its owner. */
const hashInput = (userId: number, code: string) => `recovery:${userId}:${code}`;

const contextOf = (userId: number) => `recovery-code:${userId}`;

const rowOf = (userId: number, code: string) => ({
  userId,
  code: encrypt(code, contextOf(userId)),
  hash: new Uint8Array(sign("one-time-code", hashInput(userId, code))),
});

/** Replaces all codes with eight new ones. Returns them in plain text. */
export async function replaceRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => rowOf(userId, code)) });
  return codes;
}

export async function readRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx.recoveryCode.findMany({ where: { userId }, orderBy: { id: "asc" }, select: { code: true } });
  return rows.map(({ code }) => decrypt(code, contextOf(userId)));
}

/** The user's codes: in plain text if the password was confirmed recently, else masked. */
export async function getOwnRecoveryCodes(actor: UserActor): Promise<string[]> {
  if (isPasswordConfirmed(actor)) return readRecoveryCodes(db, actor.id);
  const count = await db.recoveryCode.count({ where: { userId: actor.id } });
  return Array.from({ length: count }, () => MASKED_CODE);
}

/**
 * Redeems a code and replaces it with a new one in one statement, so that only one of several concurrent uses succeeds.
 * Returns false for a wrong code.
 */
export async function redeemRecoveryCode(tx: Tx, userId: number, enteredCode: string): Promise<boolean> {
  const hashes = signatures("one-time-code", hashInput(userId, enteredCode.toLowerCase())).map(
    (hmac) => new Uint8Array(hmac),
  );
  const { code, hash } = rowOf(userId, newCode());
  const used = await tx.$executeRaw`
    UPDATE "RecoveryCode" SET code = ${code}, hash = ${hash}, "createdAt" = now()
    WHERE "userId" = ${userId} AND hash = ANY(${hashes})`;
  return used === 1;
}
