import "server-only";
import { tokenCreatedNotice } from "@/lib/access-tokens/notices";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";

const EXPORT_COLUMNS = {
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
  callGroups: { "Access tokens": "The tokens of programs that call the API." },
  notices: [tokenCreatedNotice],
  models: { AccessToken: "personal" },
  timesOutsideExpired: ["AccessToken.expiresAt"], // an expired token stays in its owner's list until they delete it
  exportDocuments: async (userId) => [
    { name: "api-tokens", rows: await db.accessToken.findMany({ where: { userId }, select: EXPORT_COLUMNS }) },
  ],
} as const satisfies Feature;
