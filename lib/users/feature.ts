import "server-only";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";
import { accountChangedNotice } from "@/lib/users/notices";

export const users = {
  name: "users",
  callGroups: { Users: "User accounts." },
  notices: [accountChangedNotice],
  models: { User: "personal" },
  timesOutsideExpired: ["User.bannedUntil"], // after this time, the ban has no effect
  exportDocuments: async (userId) => [{ name: "account", rows: await exportAccount(userId) }],
} as const satisfies Feature;

async function exportAccount(userId: number) {
  const { roles, storageUse, ...user } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      ...{ id: true, email: true, emailVerifiedAt: true, firstName: true, lastName: true },
      ...{ language: true, country: true, timezone: true, twoFactorConfirmedAt: true, permissions: true },
      ...{ unreadNotifications: true, bannedAt: true, bannedUntil: true, createdAt: true, updatedAt: true },
      storageUse: { select: { bytes: true } },
      roles: { select: { role: { select: { name: true } } } },
    },
  });
  return { ...user, roles: roles.map(({ role }) => role.name), storageBytes: storageUse?.bytes ?? 0 };
}
