import "server-only";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";
import { serviceNotice } from "@/lib/social/notices";

const EXPORTED = { service: true, subject: true, username: true, createdAt: true } as const;

export const social = {
  name: "social",
  notices: [serviceNotice],
  models: { SocialProfile: "personal", SocialLogin: "secret" },
  expired: [`DELETE FROM "SocialLogin" WHERE "expiresAt" < now()`],
  exportDocuments: async (userId) => [
    { name: "social-profiles", rows: await db.socialProfile.findMany({ where: { userId }, select: EXPORTED }) },
  ],
} as const satisfies Feature;
