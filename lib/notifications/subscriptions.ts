import "server-only";
import { db } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { invalid } from "@/lib/errors";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import { CHANNELS, type Channel, type ChannelStates, NOTICE_GROUPS, type NoticeKind } from "@/lib/notice-kinds";
import type { ChannelSelection, SubscriptionsInput, SubscriptionsJson } from "@/lib/notifications/schema";
import { storePreference } from "@/lib/notifications/store-preference";

type NotifiedUser = { id: number };
type Kinds = readonly NoticeKind[];

/** Returns the kinds of notices by group, and the channels through which the user gets each. */
export async function getSubscriptions({ id: userId }: NotifiedUser, kinds: Kinds, t: T): Promise<SubscriptionsJson> {
  const chosenByKind = await readChosenChannels(userId);
  const groups = Object.values(NOTICE_GROUPS).filter((group) => kinds.some((kind) => kind.group === group));
  return {
    available_channels: [...CHANNELS],
    subscriptions: groups.map((group) => ({
      group_name: t(group),
      items: kinds
        .filter((kind) => kind.group === group)
        .map((kind) => ({ notif_id: kind.id, name: t(kind.name), required_channels: requiredOf(kind) })),
    })),
    user_selections: kinds.map((kind) => selectionOf(kind, chosenByKind.get(kind.id))),
  };
}

/**
 * Changes the given channels of the given kinds. Throws a 422 for an unknown kind, or if a required channel is turned
 * off.
 */
export async function updateSubscriptions(
  { id: userId }: NotifiedUser,
  { selections }: SubscriptionsInput,
  kinds: Kinds,
): Promise<void> {
  const kindsById = new Map(kinds.map((kind) => [kind.id, kind]));
  const rows = selections.map(({ notif_id, channels }, index) => {
    const kind = kindsById.get(notif_id);
    if (!kind) throw invalid({ [`selections.${index}.notif_id`]: [line("There is no such notification.")] });
    const requiredChannel = requiredOf(kind).find((channel) => channels[channel] === false);
    if (requiredChannel)
      throw invalid({
        [`selections.${index}.channels.${requiredChannel}`]: [line("This channel cannot be turned off.")],
      });
    return { kind, channels: omitUndefined(channels) };
  });
  await db.$transaction(async (tx) => {
    for (const { kind, channels } of rows) await storePreference(tx, userId, kind, channels);
  });
}

const requiredOf = ({ mail }: NoticeKind): Channel[] => (mail === "always" ? ["mail"] : []);

async function readChosenChannels(userId: number): Promise<Map<string, ChannelStates>> {
  const rows = await db.notificationPreference.findMany({ where: { userId } });
  return new Map(rows.map(({ kind, database, mail, browser }) => [kind, { database, mail, browser }]));
}

const selectionOf = ({ id, defaults }: NoticeKind, chosen: ChannelStates | undefined): ChannelSelection => ({
  notif_id: id,
  channels: { ...(chosen ?? defaults) },
});
