import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { guardAdmins } from "@/lib/actor/admins";
import { recordEvent } from "@/lib/audit/audit";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { endSessions } from "@/lib/sessions/live-sessions";
import type { BanInput, UserDetailsJson } from "@/lib/users/admin-schema";
import { lockUser, requireReach } from "@/lib/users/reach";
import { getUser } from "@/lib/users/users";

/**
 * Bans a user until the given time, or indefinitely. Ends the user's sessions. While the ban lasts, the user cannot log
 * in and their tokens are refused.
 */
export async function banUser(
  actor: UserActor,
  id: number,
  { reason, until = null }: BanInput,
): Promise<UserDetailsJson> {
  if (id === actor.id) throw new AppError("conflict", "You can't ban yourself.");
  return db.$transaction(async (tx) => {
    requireReach(actor, await lockUser(tx, id));
    const data = { bannedAt: new Date(), bannedUntil: until && new Date(until), banReason: reason };
    await guardAdmins(tx, actor, () => tx.user.update({ where: { id }, data, select: { id: true } }));
    await endSessions(tx, id);
    await recordEvent(tx, actor, {
      action: "user.banned",
      targetId: id,
      details: { reason, until },
    });
    return getUser(tx, id, []);
  });
}

export async function liftBan(actor: UserActor, id: number): Promise<UserDetailsJson> {
  return db.$transaction(async (tx) => {
    requireReach(actor, await lockUser(tx, id));
    const { count } = await tx.user.updateMany({
      where: { id, bannedAt: { not: null } },
      data: { bannedAt: null, bannedUntil: null, banReason: null },
    });
    if (count > 0) await recordEvent(tx, actor, { action: "user.ban_lifted", targetId: id });
    return getUser(tx, id, []);
  });
}
