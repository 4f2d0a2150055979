import "server-only";
import type { Tx } from "@/lib/db/db";
import type { ChannelStates, NoticeKind } from "@/lib/notice-kinds";

/** Stores the channels through which a user gets a kind of notice. Channels that are not given are not changed. */
export async function storePreference(
  tx: Tx,
  userId: number,
  { id: kind, defaults }: NoticeKind,
  channels: Partial<ChannelStates>,
): Promise<void> {
  await tx.notificationPreference.upsert({
    where: { userId_kind: { userId, kind } },
    create: { userId, kind, ...defaults, ...channels },
    update: channels,
    select: { kind: true },
  });
}
