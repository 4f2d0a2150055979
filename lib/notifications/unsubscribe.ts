import "server-only";
import { db } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import type { NoticeKind } from "@/lib/notice-kinds";
import { readUnsubscribeToken } from "@/lib/notices/unsubscribe-token";
import { storePreference } from "@/lib/notifications/store-preference";

/** Returns the names of the kinds of notices whose emails a token turns off. Returns no names for an invalid token. */
export function listKindNames(token: string, kinds: readonly NoticeKind[], t: T): string[] {
  const kindIds = readUnsubscribeToken(token)?.kinds ?? [];
  return kinds.filter(({ id, mail }) => mail !== "always" && kindIds.includes(id)).map(({ name }) => t(name));
}

/**
 * Turns off emails about the kinds of notices in a token, for the token's user. Throws 404 if the token is invalid or
 * its user no longer exists.
 */
export async function unsubscribe(token: string, kinds: readonly NoticeKind[]): Promise<void> {
  const unsubscription = readUnsubscribeToken(token);
  const userId = unsubscription?.userId;
  if (userId === undefined || (await db.user.count({ where: { id: userId } })) === 0) throw notFound(line("Link"));
  const stoppedKinds = kinds.filter(({ id, mail }) => mail !== "always" && unsubscription?.kinds.includes(id));
  await db.$transaction(async (tx) => {
    for (const kind of stoppedKinds) await storePreference(tx, userId, kind, { mail: false });
  });
}
