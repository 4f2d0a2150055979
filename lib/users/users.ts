import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { bannedNow } from "@/lib/actor/ban-state";
import type { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { listTotal } from "@/lib/db/list-total";
import { toOrderBy } from "@/lib/db/order-by";
import { containsText, startsWithText } from "@/lib/db/search";
import { pendingEmail } from "@/lib/email-address/email-change";
import { notFound } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import { can } from "@/lib/permissions/permissions";
import { ownRecoveryCodes } from "@/lib/two-factor/recovery-codes";
import type {
  PublicUserJson,
  UserDetailsJson,
  UserList,
  UserParts,
  UserProfileJson,
  UserSearch,
} from "@/lib/users/admin-schema";
import type { UserState } from "@/lib/users/policy";
import { publicUserJson, userColumns, userDetailsJson } from "@/lib/users/user-details";

const SORTED = { created_at: "createdAt", email: "email", last_name: "lastName" } as const;
const WORDS_MAX = 5;
/**
 * The search index contains groups of three letters, so a shorter word only matches the start of an email or a name.
 */
const SHORT_WORD = /^[\p{L}\p{N}]{1,2}$/u;

export async function listUsers(list: UserList) {
  const where = usersMatching(list);
  return paginate(list, {
    count: () => listTotal(totalKey(list), (limit) => db.user.count({ where, ...limit })),
    rows: async (window) => {
      const rows = await db.user.findMany({
        where,
        orderBy: toOrderBy(SORTED, list),
        select: userColumns(list.with),
        ...window,
      });
      return rows.map((row) => userDetailsJson(row, list.with));
    },
  });
}

export const usersMatching = (search: UserSearch): Prisma.UserWhereInput => ({
  AND: [...searched(search.query), ...filtered(search)],
});

const totalKey = ({ query, role, state }: UserSearch) => JSON.stringify(["users", query, role ?? null, state ?? null]);

/** Each word must be in the email or a name. */
function searched(query: string): Prisma.UserWhereInput[] {
  const words = query.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  return words.map((word) => {
    const part = SHORT_WORD.test(word) ? startsWithText(word) : containsText(word);
    return { OR: [{ email: part }, { firstName: part }, { lastName: part }] };
  });
}

function filtered({ role, state }: UserSearch): Prisma.UserWhereInput[] {
  return [...(role === undefined ? [] : [{ roles: { some: { roleId: role } } }]), ...(state ? [inState(state)] : [])];
}

function inState(state: UserState): Prisma.UserWhereInput {
  const banned = bannedNow();
  if (state === "banned") return banned;
  return { NOT: banned, emailVerifiedAt: state === "active" ? { not: null } : null };
}

/** The actor's own details, or those of any user with `users.view`. Otherwise only the public part of the user. */
export async function getUserFor(
  actor: UserActor,
  id: number,
  parts: UserParts,
): Promise<PublicUserJson | UserDetailsJson> {
  if (id === actor.id) return getOwnUser(actor, parts);
  if (can(actor, "users.view")) return getUser(db, id, parts);
  const user = await db.user.findUnique({
    where: { id },
    select: { id: true, firstName: true, lastName: true, avatar: true },
  });
  if (!user) throw notFound("User");
  return publicUserJson(user);
}

/**
 * The actor's own details, with the private ones: the new address until its code is entered, and the recovery codes.
 */
export async function getOwnUser(actor: UserActor, parts: UserParts): Promise<UserDetailsJson> {
  const [user, pending_email, two_factor_recovery_codes] = await Promise.all([
    getUser(db, actor.id, parts),
    pendingEmail(actor.id),
    ownRecoveryCodes(actor),
  ]);
  return { ...user, pending_email, two_factor_recovery_codes };
}

/** A user with all parts, for an admin's page. */
export async function getUserProfile(id: number): Promise<UserProfileJson> {
  return (await getUser(db, id, ["roles", "social_profiles", "tokens"])) as UserProfileJson;
}

/** 404 if there is no such user. */
export async function requireUserId(id: number): Promise<void> {
  if (!(await db.user.findUnique({ where: { id }, select: { id: true } }))) throw notFound("User");
}

export async function getUser(tx: Tx, id: number, parts: UserParts): Promise<UserDetailsJson> {
  const user = await tx.user.findUnique({ where: { id }, select: userColumns(parts) });
  if (!user) throw notFound("User");
  return userDetailsJson(user, parts);
}
