import "server-only";
import { bannedNow } from "@/lib/actor/ban-state";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { containsText, startsWithText } from "@/lib/db/search";
import type { UserSearch } from "@/lib/users/admin-schema";
import type { UserState } from "@/lib/users/policy";

const WORDS_MAX = 5;
/**
 * The search index contains groups of three characters, so a shorter word only matches the start of an email or a name.
 */
const SHORT_WORD = /^[\p{L}\p{N}]{1,2}$/u;

/** The database condition for a search and its filters. */
export const usersMatching = (search: UserSearch): Prisma.UserWhereInput => ({
  AND: [...searchConditions(search.query), ...filterConditions(search)],
});

/** The key under which a search's total is cached. */
export const totalKey = ({ query, role, state }: UserSearch) =>
  JSON.stringify(["users", query, role ?? null, state ?? null]);

/** Counts the users that match, up to `limit.take` if it is given. */
export function countUsers({ query, role, state }: UserSearch, limit: { take?: number }): Promise<number> {
  // The table of users' roles is enough, so no user has to be read.
  if (role !== undefined && query === "" && state === undefined)
    return db.roleUser.count({ where: { roleId: role }, ...limit });
  return db.user.count({ where: usersMatching({ query, role, state }), ...limit });
}

/** Each word must be in the email or a name. */
function searchConditions(query: string): Prisma.UserWhereInput[] {
  const words = query.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  return words.map((word) => {
    const filter = SHORT_WORD.test(word) ? startsWithText(word) : containsText(word);
    return { OR: [{ email: filter }, { firstName: filter }, { lastName: filter }] };
  });
}

function filterConditions({ role, state }: UserSearch): Prisma.UserWhereInput[] {
  return [...(role === undefined ? [] : [{ roles: { some: { roleId: role } } }]), ...(state ? [inState(state)] : [])];
}

function inState(state: UserState): Prisma.UserWhereInput {
  const banned = bannedNow();
  if (state === "banned") return banned;
  return { NOT: banned, emailVerifiedAt: state === "active" ? { not: null } : null };
}
