import "server-only";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";
import { getSettings } from "@/lib/settings/settings";
import { SERVICES } from "@/lib/settings/social-services";
import { serviceNotice } from "@/lib/social/notices";

const EXPORT_COLUMNS = { service: true, subject: true, username: true, createdAt: true } as const;

export const social = {
  name: "social",
  isOn: async () => {
    const { social: services } = await getSettings();
    return SERVICES.some((service) => services[service].enable);
  },
  notices: [serviceNotice],
  models: { SocialProfile: "personal", SocialLogin: "unexported" },
  expired: [`DELETE FROM "SocialLogin" WHERE "expiresAt" < now()`],
  exportDocuments: async (userId) => [
    { name: "social-profiles", rows: await db.socialProfile.findMany({ where: { userId }, select: EXPORT_COLUMNS }) },
  ],
} as const satisfies Feature;
