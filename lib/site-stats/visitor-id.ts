import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { pool } from "@/lib/db/pool";
import { networkOf } from "@/lib/http/visitor";

const SALT_BYTES = 32;
const ID_BYTES = 16;

/** Returns the day's random salt, which the first call creates. All instances share it. It is deleted after the day. */
export async function ensureVisitorSalt(day: string): Promise<Buffer> {
  const existing = await findSalt(day);
  if (existing) return existing;
  await pool().query('INSERT INTO "VisitorSalt" (day, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    day,
    randomBytes(SALT_BYTES),
  ]);
  const salt = await findSalt(day);
  if (!salt) throw new Error(`The salt of ${day} was deleted.`);
  return salt;
}

async function findSalt(day: string): Promise<Buffer | undefined> {
  const { rows } = await pool().query<{ salt: Buffer }>('SELECT salt FROM "VisitorSalt" WHERE day = $1', [day]);
  return rows[0]?.salt;
}

type Traits = { siteId: number; address: string; userAgent: string };

/**
 * Returns 16 bytes that are the same for a visitor of a site during the day of the salt. Without the salt, they reveal
 * nothing about the visitor. Only the network prefix of an IPv6 address counts, because the rest of it changes.
 */
export function visitorId(salt: Buffer, { siteId, address, userAgent }: Traits): Buffer {
  const hash = createHash("sha256")
    .update(salt)
    .update(`${siteId}\n${networkOf(address)}\n${userAgent}`);
  return hash.digest().subarray(0, ID_BYTES);
}
