import "server-only";
import type { Account, RoleRow, SubscriptionRef } from "@/lib/actor/actor";
import type { Grant } from "@/lib/permissions/permissions";

/** The condition for a subscription that grants its plan now, in a query on `"Subscription" s`. */
const VALID_SUBSCRIPTION = `(s."validUntil" IS NULL OR s."validUntil" > now())`;

/** Selects what an account has (columns, direct grants, roles, subscriptions) in one query on `"User" u`. */
export const ACCOUNT_COLUMNS = `
  u.id AS "userId", u.email, u."emailVerifiedAt", u."firstName", u."lastName", u.avatar, u.language, u.country, u.timezone,
  u."twoFactorConfirmedAt", u."unreadNotifications", u."passwordHash" IS NOT NULL AS "hasPassword", u."isDemo", u."mustReviewAccess", u."createdAt", u.permissions AS grants,
  coalesce((SELECT json_build_object('projects', c.projects, 'sites', c.sites, 'domains', c.domains, 'workspaces', c.workspaces) FROM "ContentUse" c WHERE c."userId" = u.id),
    '{"projects": 0, "sites": 0, "domains": 0, "workspaces": 0}') AS "contentUse",
  (SELECT coalesce(json_agg(json_build_object('id', r.id, 'key', r.key, 'name', r.name, 'default', r.default, 'permissions', r.permissions) ORDER BY r.id), '[]')
     FROM "Role" r WHERE r.id IN (
       SELECT ru."roleId" FROM "RoleUser" ru WHERE ru."userId" = u.id
       UNION ALL
       SELECT subscriber.id FROM "Role" subscriber WHERE subscriber.key = 'subscriber'
         AND EXISTS (SELECT 1 FROM "Subscription" s WHERE s."userId" = u.id AND ${VALID_SUBSCRIPTION}))) AS roles,
  (SELECT coalesce(json_agg(json_build_object(
       'id', s.id, 'productId', s."productId", 'priceId', s."priceId", 'valid', ${VALID_SUBSCRIPTION}, 'ended', s."endedAt" IS NOT NULL, 'permissions', p.permissions) ORDER BY s.id), '[]')
     FROM "Subscription" s JOIN "Product" p ON p.id = s."productId"
     WHERE s."userId" = u.id AND (s."endedAt" IS NULL OR ${VALID_SUBSCRIPTION})) AS subscriptions`;

/** The condition for users who are not banned now. A banned user is treated as a guest until the ban ends. */
export const NOT_BANNED = `(u."bannedAt" IS NULL OR u."bannedUntil" <= now())`;

type SubscriptionRow = SubscriptionRef & { permissions: Grant[] };

export type AccountRow = Omit<Account, "id" | "subscriptions"> & {
  userId: number;
  grants: Grant[];
  roles: RoleRow[];
  subscriptions: SubscriptionRow[];
};

/** Splits a row into the account, its roles and its grants: direct ones, and those from valid subscriptions. */
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
    subscriptions,
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
      subscriptions: subscriptions.map(({ permissions: _, ...subscription }) => subscription),
      createdAt,
    },
    roles,
    grants: [...grants, ...subscriptions.flatMap(({ valid, permissions }) => (valid ? permissions : []))],
  };
}
