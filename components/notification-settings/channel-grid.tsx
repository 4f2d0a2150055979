"use client";

import { useT } from "@/components/i18n/use-t";
import { Checkbox } from "@/components/ui/checkbox";
import type { T } from "@/lib/i18n/create-t";
import type { Channel } from "@/lib/notice-kinds";
import type { SubscriptionsJson } from "@/lib/notifications/schema";

type Props = {
  subscriptions: SubscriptionsJson;
  isOn: (id: string, channel: Channel) => boolean;
  onChoose: (id: string, channel: Channel, isChosen: boolean) => void;
  /** Whether this browser cannot show notifications. */
  isBrowserBlocked: boolean;
};

const TABLE =
  "w-full border-collapse text-control [&_td]:border-b [&_td]:border-line [&_td]:py-2.5 [&_th]:border-b [&_th]:border-line [&_th]:text-start";
const CELL = "w-16 text-center! md:w-26";

function channelName(channel: Channel, t: T): string {
  if (channel === "database") return t("In the app");
  return channel === "mail" ? t("Email") : t("Browser");
}

/** The kinds of notifications in groups, with a checkbox for each channel. */
export function ChannelGrid({ subscriptions, isOn, onChoose, isBrowserBlocked }: Props) {
  const { available_channels: channels, subscriptions: groups } = subscriptions;
  const t = useT();
  return (
    <table className={TABLE}>
      <thead>
        <tr className="text-tiny text-muted *:pb-2 *:font-normal">
          <th scope="col">
            <span className="sr-only">{t("Notification")}</span>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className={CELL}>
              {channelName(channel, t)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ group_name, items }) => (
        <tbody key={group_name}>
          <tr>
            <th scope="rowgroup" colSpan={channels.length + 1} className="pt-6.5 pb-2 font-semibold">
              {group_name}
            </th>
          </tr>
          {items.map(({ notif_id, name, required_channels }) => (
            <tr key={notif_id}>
              <td>{name}</td>
              {channels.map((channel) => (
                <td key={channel} className={CELL}>
                  <span className="inline-grid align-middle">
                    <Checkbox
                      aria-label={t(":notification: :channel", {
                        notification: name,
                        channel: channelName(channel, t),
                      })}
                      checked={isOn(notif_id, channel)}
                      disabled={
                        required_channels.includes(channel) ||
                        (channel === "browser" && isBrowserBlocked && !isOn(notif_id, channel))
                      }
                      onChange={({ target }) => onChoose(notif_id, channel, target.checked)}
                    />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
