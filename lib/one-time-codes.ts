import "server-only";
import { randomInt } from "node:crypto";
import { sign, signatures } from "@/lib/crypto/secret";
import { newToken } from "@/lib/crypto/token";
import type { Tx } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";

export type Purpose = "verify-email" | "reset-password" | "confirm-password" | "change-email";

const CODE_DIGITS = 6;
const MAX_TRIES = 5;

/** `seconds`: how long the code is valid. */
type CodeRequest = { userId: number; purpose: Purpose; email: string; seconds: number };

/** Creates a code of six digits for the user to type and replaces the previous one. Only its HMAC is stored. */
export async function makeCode(tx: Tx, request: CodeRequest): Promise<string> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
  await storeCode(tx, request, sign("one-time-code", `${request.purpose}:${request.userId}:${code}`));
  return code;
}

/** Creates a 256-bit token for a link and replaces the previous one. Only its HMAC is stored. */
export async function makeLinkToken(tx: Tx, request: CodeRequest): Promise<string> {
  const token = newToken();
  await storeCode(tx, request, sign("one-time-code", `${request.purpose}:${token}`));
  return token;
}

async function storeCode(tx: Tx, { userId, purpose, email, seconds }: CodeRequest, hmac: Buffer) {
  const values = {
    email,
    hash: new Uint8Array(hmac),
    tries: 0,
    usedAt: null,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + seconds * 1000),
  };
  await tx.oneTimeCode.upsert({
    where: { userId_purpose: { userId, purpose } },
    create: { userId, purpose, ...values },
    update: values,
  });
}

/**
 * Redeems a code. One statement counts the attempt and marks a correct code as used: however many attempts run
 * concurrently, at most five are checked and at most one succeeds. Returns the email address that the code was sent to,
 * or null if the attempt failed.
 */
export async function redeemCode({
  userId,
  purpose,
  code,
}: {
  userId: number;
  purpose: Purpose;
  code: string;
}): Promise<string | null> {
  const { rows } = await pool().query<{ email: string; right: boolean }>(
    `UPDATE "OneTimeCode" SET tries = tries + 1, "usedAt" = CASE WHEN hash = ANY($3) THEN now() END
     WHERE "userId" = $1 AND purpose = $2 AND "usedAt" IS NULL AND "expiresAt" > now() AND tries < ${MAX_TRIES}
     RETURNING email, "usedAt" IS NOT NULL AS right`,
    [userId, purpose, signatures("one-time-code", `${purpose}:${userId}:${code}`)],
  );
  return rows[0]?.right ? rows[0].email : null;
}

/**
 * Redeems the token of a link in one statement, so that it works only once. Returns the user's id, or null if the token
 * is not valid.
 */
export async function redeemLinkToken(
  tx: Tx,
  { purpose, token, email }: { purpose: Purpose; token: string; email: string },
): Promise<number | null> {
  const hashes = signatures("one-time-code", `${purpose}:${token}`).map((hmac) => new Uint8Array(hmac));
  const rows = await tx.$queryRaw<{ userId: number }[]>`
    UPDATE "OneTimeCode" SET "usedAt" = now()
    WHERE hash = ANY(${hashes}) AND purpose = ${purpose} AND email = ${email} AND "usedAt" IS NULL AND "expiresAt" > now()
    RETURNING "userId"`;
  return rows[0]?.userId ?? null;
}

/**
 * Whether the token of a link is valid now. Another request may still redeem it first, so also check the result of
 * `redeemLinkToken`.
 */
export async function isOpenLinkToken({
  purpose,
  token,
  email,
}: {
  purpose: Purpose;
  token: string;
  email: string;
}): Promise<boolean> {
  const hashes = signatures("one-time-code", `${purpose}:${token}`);
  const { rowCount } = await pool().query(
    `SELECT 1 FROM "OneTimeCode" WHERE hash = ANY($1) AND purpose = $2 AND email = $3 AND "usedAt" IS NULL AND "expiresAt" > now()`,
    [hashes, purpose, email],
  );
  return rowCount !== null && rowCount > 0;
}

/**
 * Deletes the codes that a new password invalidates: those for a change of email, a confirmation of identity and a
 * password reset.
 */
export async function deleteCodesOnPasswordChange(tx: Tx, userId: number): Promise<void> {
  const purpose: { in: Purpose[] } = { in: ["change-email", "confirm-password", "reset-password"] };
  await tx.oneTimeCode.deleteMany({ where: { userId, purpose } });
}
