import "server-only";
import { ACCOUNT_COLUMNS, type AccountRow, accountOf, NOT_BANNED } from "@/lib/actor/account-row";
import { hashToken } from "@/lib/crypto/token";
import { pool } from "@/lib/db/pool";
import type { Visitor } from "@/lib/http/visitor";

const TOUCH_SECONDS = 60;

type Row = AccountRow & { id: number; abilities: string[]; lastUsedAt: Date | null };

const FIND = {
  name: "find-access-token",
  text: `SELECT t.id, t.abilities, t."lastUsedAt", ${ACCOUNT_COLUMNS}
    FROM "AccessToken" t JOIN "User" u ON u.id = t."userId"
    WHERE t."tokenHash" = $1 AND (t."expiresAt" IS NULL OR t."expiresAt" > now()) AND ${NOT_BANNED}`,
};

/**
 * Finds the owner of a bearer token and the token's abilities. Returns null if the token is unknown or expired, or if
 * its owner is banned. Records the time, address and user agent at most once a minute.
 */
export async function findTokenOwner(token: string, visitor: Visitor) {
  const { rows } = await pool().query<Row>({ ...FIND, values: [hashToken(token)] });
  const [row] = rows;
  if (!row) return null;
  if (Date.now() - (row.lastUsedAt?.getTime() ?? 0) > TOUCH_SECONDS * 1000) await touch(row.id, visitor);
  return { ...accountOf(row), abilities: row.abilities, tokenId: row.id };
}

/** Records the use of the token. Of several concurrent requests, only one writes. */
const touch = (id: number, { address, userAgent }: Visitor) =>
  pool().query(
    `UPDATE "AccessToken" SET "lastUsedAt" = now(), "lastIp" = $2, "lastUserAgent" = $3
    WHERE id = $1 AND ("lastUsedAt" IS NULL OR "lastUsedAt" < now() - interval '${TOUCH_SECONDS} seconds')`,
    [id, address, userAgent],
  );
