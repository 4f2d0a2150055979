import "server-only";
import { tokenCreatedNotice } from "@/lib/access-tokens/notices";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";

const EXPORTED = {
  name: true,
  abilities: true,
  lastUsedAt: true,
  lastIp: true,
  lastUserAgent: true,
  expiresAt: true,
  createdAt: true,
} as const;

export const accessTokens = {
  name: "access-tokens",
  callGroups: { "Access tokens": "The tokens with which programs make calls." },
  notices: [tokenCreatedNotice],
  models: { AccessToken: "personal" },
  exportDocuments: async (userId) => [
    { name: "api-tokens", rows: await db.accessToken.findMany({ where: { userId }, select: EXPORTED }) },
  ],
} as const satisfies Feature;
