"use client";

import { useState } from "react";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { useAction } from "@/components/query/use-action";
import { toast } from "@/components/ui/toast";
import type { Channel } from "@/lib/notice-kinds";
import { askForPermission, type BrowserState, browserState, subscribeBrowser } from "@/lib/notifications/browser-push";
import { notificationSettingsClient } from "@/lib/notifications/client";
import type { ChannelSelection, SubscriptionsJson } from "@/lib/notifications/schema";

const { key } = notificationSettingsClient;

type Changes = Readonly<Record<string, Partial<ChannelSelection["channels"]>>>;

/** The channels that the user chooses for each kind of notification. The changes are sent by `save`. */
export function useChannelChoice({ user_selections }: SubscriptionsJson) {
  const [changes, setChanges] = useState<Changes>({});
  const [currentState, setCurrentState] = useState<BrowserState>(browserState);
  const user = useLoggedInUser();
  const t = useT();
  const savedChannels = new Map(user_selections.map(({ notif_id, channels }) => [notif_id, channels]));

  const isOn = (id: string, channel: Channel) => changes[id]?.[channel] ?? savedChannels.get(id)?.[channel] ?? false;
  const change = (id: string, channel: Channel, isChosen: boolean) =>
    setChanges((old) => ({ ...old, [id]: { ...old[id], [channel]: isChosen } }));

  /** Asks for permission when the browser channel is turned on. Without the permission, the channel stays off. */
  async function choose(id: string, channel: Channel, isChosen: boolean) {
    if (channel === "browser" && isChosen) {
      const state = await askForPermission();
      setCurrentState(state);
      if (state !== "granted") return;
    }
    change(id, channel, isChosen);
  }

  const { run, pending } = useAction(
    async () => {
      const selections = Object.entries(changes).map(([notif_id, channels]) => ({ notif_id, channels }));
      if (selections.some(({ channels }) => channels.browser)) await subscribeBrowser(user.id);
      return notificationSettingsClient.updateSubscriptions(selections);
    },
    { onSuccess: () => toast({ message: t("Updated preferences") }), refresh: [key] },
  );

  /** Saves the changes. They are shown until the saved channels are loaded again. */
  async function save() {
    if (await run()) setChanges((current) => (current === changes ? {} : current));
  }

  return {
    isOn,
    choose,
    save,
    isSaving: pending,
    browserState: currentState,
    isChanged: Object.keys(changes).length > 0,
  };
}
