import "server-only";
import type { AccessTokenJson } from "@/lib/access-tokens/schema";
import type { Prisma } from "@/lib/db/client/client";

/** The token columns that may be sent. The hash is never one of them. */
export const TOKEN_COLUMNS = {
  id: true,
  name: true,
  abilities: true,
  lastUsedAt: true,
  expiresAt: true,
  createdAt: true,
} satisfies Prisma.AccessTokenSelect;

type Row = Prisma.AccessTokenGetPayload<{ select: typeof TOKEN_COLUMNS }>;

export const tokenJson = ({ id, name, abilities, lastUsedAt, expiresAt, createdAt }: Row): AccessTokenJson => ({
  id,
  name,
  abilities: abilities as string[],
  last_used_at: lastUsedAt?.toISOString() ?? null,
  expires_at: expiresAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
});
