import "server-only";
import type { Tx } from "@/lib/db/db";
import type { NoticeKind } from "@/lib/notice-kinds";
import { unsubscribeHeaders, unsubscribeToken } from "@/lib/notices/unsubscribe-token";

/**
 * For a feature that sends an email of its own about a notice: returns the headers of that email, or null if the user
 * has turned it off.
 */
export async function ownMail(
  tx: Tx,
  userId: number,
  kind: Pick<NoticeKind, "id" | "defaults">,
): Promise<{ headers: Record<string, string> } | null> {
  const where = { userId_kind: { userId, kind: kind.id } };
  const chosen = await tx.notificationPreference.findUnique({ where, select: { mail: true } });
  if (!(chosen?.mail ?? kind.defaults.mail)) return null;
  return { headers: unsubscribeHeaders(unsubscribeToken({ userId, kinds: [kind.id] })) };
}
