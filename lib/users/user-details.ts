import "server-only";
import { TOKEN_COLUMNS, tokenJson } from "@/lib/access-tokens/token-json";
import { isBanned } from "@/lib/actor/ban-state";
import type { Prisma } from "@/lib/db/client/client";
import type { Grant } from "@/lib/permissions/permissions";
import type { PublicUserJson, UserDetailsJson, UserParts } from "@/lib/users/admin-schema";
import { avatarUrl } from "@/lib/users/avatar-url";

const COLUMNS = {
  id: true,
  email: true,
  passwordHash: true,
  emailVerifiedAt: true,
  firstName: true,
  lastName: true,
  avatar: true,
  language: true,
  country: true,
  timezone: true,
  twoFactorConfirmedAt: true,
  permissions: true,
  bannedAt: true,
  bannedUntil: true,
  banReason: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

const PARTS = {
  roles: { orderBy: { roleId: "asc" }, select: { role: { select: { id: true, name: true } } } },
  socialProfiles: { orderBy: { id: "asc" }, select: { service: true, username: true } },
  accessTokens: {
    orderBy: { id: "desc" },
    select: TOKEN_COLUMNS,
  },
} satisfies Prisma.UserSelect;

type UserDetailsSelect = typeof COLUMNS & typeof PARTS;
type UserRow = Prisma.UserGetPayload<{ select: UserDetailsSelect }>;

/**
 * The columns to select for a user's details with these parts. At run time the columns of other parts are missing,
 * although the type has them.
 */
export function userColumns(parts: UserParts): UserDetailsSelect {
  const { roles, socialProfiles, accessTokens } = PARTS;
  const has = (part: NonNullable<UserParts>[number]) => parts?.includes(part);
  const requested = {
    ...(has("roles") && { roles }),
    ...(has("social_profiles") && { socialProfiles }),
    ...(has("tokens") && { accessTokens }),
  };
  return { ...COLUMNS, ...requested } as UserDetailsSelect;
}

export function userDetailsJson(user: UserRow, parts: UserParts): UserDetailsJson {
  const ban = isBanned(user) ? user : null;
  return {
    ...publicUserJson(user),
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    language: user.language,
    country: user.country,
    timezone: user.timezone,
    two_factor_confirmed_at: user.twoFactorConfirmedAt?.toISOString() ?? null,
    has_password: user.passwordHash !== null,
    permissions: user.permissions as Grant[],
    banned_at: ban?.bannedAt?.toISOString() ?? null,
    banned_until: ban?.bannedUntil?.toISOString() ?? null,
    ban_reason: ban?.banReason ?? null,
    created_at: user.createdAt.toISOString(),
    ...partsJson(user, parts),
  };
}

function partsJson({ roles, socialProfiles, accessTokens }: UserRow, parts: UserParts = []) {
  return {
    ...(parts.includes("roles") && { roles: roles.map(({ role }) => role) }),
    ...(parts.includes("social_profiles") && {
      social_profiles: socialProfiles.map(({ service, username }) => ({ service_name: service, username })),
    }),
    ...(parts.includes("tokens") && { tokens: accessTokens.map(tokenJson) }),
  };
}

export function publicUserJson(user: Pick<UserRow, "id" | "firstName" | "lastName" | "avatar">): PublicUserJson {
  const name = `${user.firstName} ${user.lastName}`.trim(); // unlike `displayName`, never part of the email
  return { id: user.id, display_name: name || `#${user.id}`, avatar: avatarUrl(user.avatar) };
}
