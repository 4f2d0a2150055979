import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { bannedNow } from "@/lib/actor/ban-state";
import type { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { containing } from "@/lib/db/search";
import { sorted } from "@/lib/db/sorted";
import { pendingEmail } from "@/lib/email-address/email-change";
import { notFound } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import { can } from "@/lib/permissions/permissions";
import { ownRecoveryCodes } from "@/lib/two-factor/recovery-codes";
import type { PublicUserJson, UserDetailsJson, UserList, UserParts } from "@/lib/users/admin-schema";
import { publicUserJson, userColumns, userDetailsJson } from "@/lib/users/user-details";

const SORTED = { created_at: "createdAt", email: "email", last_name: "lastName" } as const;
const WORDS_MAX = 5;

export async function listUsers(list: UserList) {
  const where: Prisma.UserWhereInput = { AND: [...searched(list.query), ...filtered(list)] };
  return paginate(list, {
    count: () => db.user.count({ where }),
    rows: async (window) => {
      const rows = await db.user.findMany({
        where,
        orderBy: sorted(SORTED, list),
        select: userColumns(list.with),
        ...window,
      });
      return rows.map((row) => userDetailsJson(row, list.with));
    },
  });
}

/** Every word has to stand in the email or the name. */
function searched(query: string): Prisma.UserWhereInput[] {
  const words = query.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  return words.map((word) => ({
    OR: [{ email: containing(word) }, { firstName: containing(word) }, { lastName: containing(word) }],
  }));
}

function filtered({ role, banned, verified }: UserList): Prisma.UserWhereInput[] {
  const now = bannedNow();
  return [
    ...(role === undefined ? [] : [{ roles: { some: { roleId: role } } }]),
    ...(banned === undefined ? [] : [banned ? now : { NOT: now }]),
    ...(verified === undefined ? [] : [{ emailVerifiedAt: verified ? { not: null } : null }]),
  ];
}

/** Oneself and, for who may see users, everybody in full; else what everybody may know. */
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

/** Oneself, with what nobody else is told: the address that waits for its code, and the recovery codes. */
export async function getOwnUser(actor: UserActor, parts: UserParts): Promise<UserDetailsJson> {
  const [user, pending_email, two_factor_recovery_codes] = await Promise.all([
    getUser(db, actor.id, parts),
    pendingEmail(actor.id),
    ownRecoveryCodes(actor),
  ]);
  return { ...user, pending_email, two_factor_recovery_codes };
}

export async function getUser(tx: Tx, id: number, parts: UserParts): Promise<UserDetailsJson> {
  const user = await tx.user.findUnique({ where: { id }, select: userColumns(parts) });
  if (!user) throw notFound("User");
  return userDetailsJson(user, parts);
}
