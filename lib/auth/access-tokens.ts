import "server-only";
import { ACCOUNT_COLUMNS, type AccountRow, accountOf, NOT_BANNED } from "@/lib/auth/account-row";
import { hashToken } from "@/lib/auth/token";
import { pool } from "@/lib/db/db";

const TOUCH_MS = 60_000;

type Row = AccountRow & { id: number; abilities: string[]; lastUsedAt: Date | null };

const FIND = {
  name: "find-access-token",
  text: `SELECT t.id, t.abilities, t."lastUsedAt", ${ACCOUNT_COLUMNS}
    FROM "AccessToken" t JOIN "User" u ON u.id = t."userId"
    WHERE t."tokenHash" = $1 AND (t."expiresAt" IS NULL OR t."expiresAt" > now()) AND ${NOT_BANNED}`,
};

/** Whose bearer token this is and what it may do; null for one that is unknown or has expired. */
export async function findTokenOwner(token: string) {
  const { rows } = await pool().query<Row>({ ...FIND, values: [hashToken(token)] });
  const [row] = rows;
  if (!row) return null;
  if (Date.now() - (row.lastUsedAt?.getTime() ?? 0) > TOUCH_MS) await touch(row.id);
  return { ...accountOf(row), abilities: row.abilities, tokenId: row.id };
}

const touch = (id: number) => pool().query(`UPDATE "AccessToken" SET "lastUsedAt" = now() WHERE id = $1`, [id]);
