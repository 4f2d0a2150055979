import "server-only";
import type { Account, RoleRow } from "@/lib/actor/actor";
import type { Grant } from "@/lib/permissions/permissions";

/** Selects a user's columns, direct grants and roles in a query on `"User" u`, so that one query finds an account. */
export const ACCOUNT_COLUMNS = `
  u.id AS "userId", u.email, u."emailVerifiedAt", u."firstName", u."lastName", u.avatar, u.language, u.country, u.timezone,
  u."twoFactorConfirmedAt", u."unreadNotifications", u."passwordHash" IS NOT NULL AS "hasPassword", u."isDemo", u."mustReviewAccess", u."createdAt", u.permissions AS grants,
  coalesce((SELECT json_build_object('projects', c.projects, 'sites', c.sites, 'domains', c.domains) FROM "ContentUse" c WHERE c."userId" = u.id),
    '{"projects": 0, "sites": 0, "domains": 0}') AS "contentUse",
  (SELECT coalesce(json_agg(json_build_object('id', r.id, 'key', r.key, 'name', r.name, 'default', r.default, 'permissions', r.permissions) ORDER BY r.id), '[]')
     FROM "RoleUser" ru JOIN "Role" r ON r.id = ru."roleId" WHERE ru."userId" = u.id) AS roles`;

/** The condition for users who are not banned now. A banned user is treated as a guest until the ban ends. */
export const NOT_BANNED = `(u."bannedAt" IS NULL OR u."bannedUntil" <= now())`;

export type AccountRow = Omit<Account, "id"> & { userId: number; grants: Grant[]; roles: RoleRow[] };

export function accountOf(row: AccountRow): { account: Account; roles: RoleRow[]; grants: Grant[] } {
  const { userId, email, emailVerifiedAt, firstName, lastName, avatar, language, country, timezone } = row;
  const {
    twoFactorConfirmedAt,
    unreadNotifications,
    hasPassword,
    isDemo,
    mustReviewAccess,
    contentUse,
    createdAt,
    roles,
    grants,
  } = row;
  const profile = { firstName, lastName, avatar, language, country, timezone };
  return {
    account: {
      id: userId,
      email,
      emailVerifiedAt,
      ...profile,
      twoFactorConfirmedAt,
      unreadNotifications,
      hasPassword,
      isDemo,
      mustReviewAccess,
      contentUse,
      createdAt,
    },
    roles,
    grants,
  };
}
