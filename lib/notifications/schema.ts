import * as z from "zod";
import { idNumber, listQuery, rowId, yesOrNo } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { CHANNELS } from "@/lib/notice-kinds";
import { clockTime } from "@/lib/notifications/schedule-form";

/**
 * The default number of rows per page of the list. Also the maximum number of missed notifications that a stream sends
 * after an interruption.
 */
export const NOTIFICATIONS_PER_PAGE = 30;
const KINDS_MAX = 200;
const IDS_MAX = 200;

const actionWire = z.strictObject({
  label: z.string(),
  action: z.string().meta({ description: "A path in the app." }),
});

const lineWire = z.strictObject({
  type: z.enum(["primary", "other"]),
  icon: z.string().nullable().meta({ description: "The name of an icon in `/icons.svg`." }),
  content: z
    .string()
    .meta({ description: "HTML: text in the caller's language, with `<strong>` around the text values." }),
  action: actionWire.nullable(),
});

export const notificationWire = z
  .strictObject({
    id: z.int(),
    type: z.string().meta({ description: "The kind, such as `domains.failing`." }),
    read_at: time.nullable(),
    created_at: time,
    data: z.strictObject({
      lines: z.array(lineWire),
      image: z.string().nullable(),
      mainAction: actionWire.nullable(),
      buttonActions: z.array(actionWire),
      inviteId: z.string().nullable().meta({ description: "For an invite to a workspace." }),
    }),
  })
  .meta({ id: "Notification" });
export type NotificationJson = z.output<typeof notificationWire>;

export const notificationParams = z.object({ notificationId: rowId });

/** `unread`: lists only unread notifications. */
export const notificationListQuery = listQuery(["created_at"], { perPage: NOTIFICATIONS_PER_PAGE })
  .omit({ query: true })
  .extend({ unread: yesOrNo.default(false) });
export type NotificationListQuery = z.output<typeof notificationListQuery>;
export const notificationPage = pageOf(notificationWire);

export const markAsReadInput = z.strictObject({ ids: z.array(idNumber).min(1).max(IDS_MAX) });
export const unreadResponse = z.strictObject({ unreadCount: z.int() });
export type UnreadCount = z.output<typeof unreadResponse>;

const channelsWire = z.strictObject({ database: z.boolean(), mail: z.boolean(), browser: z.boolean() });
const selectionWire = z.strictObject({ notif_id: z.string(), channels: channelsWire });
export type ChannelSelection = z.output<typeof selectionWire>;

export const subscriptionsWire = z
  .strictObject({
    available_channels: z.array(z.enum(CHANNELS)),
    subscriptions: z.array(
      z.strictObject({
        group_name: z.string(),
        items: z.array(
          z.strictObject({
            notif_id: z.string(),
            name: z.string(),
            required_channels: z.array(z.enum(CHANNELS)).meta({ description: "Channels that cannot be turned off." }),
          }),
        ),
      }),
    ),
    user_selections: z.array(selectionWire),
  })
  .meta({ id: "NotificationSubscriptions" });
export type SubscriptionsJson = z.output<typeof subscriptionsWire>;

export const subscriptionsInput = z.strictObject({
  selections: z
    .array(z.strictObject({ notif_id: z.string().max(100), channels: channelsWire.partial() }))
    .min(1)
    .max(KINDS_MAX),
});
export type SubscriptionsInput = z.output<typeof subscriptionsInput>;

export const scheduleWire = z
  .strictObject({
    quiet_from: clockTime
      .nullable()
      .meta({ description: "`HH:MM` in the user's time zone. Null without quiet hours." }),
    quiet_to: clockTime.nullable(),
    digest: z.enum(["off", "daily"]).meta({ description: "`daily`: one email a day with the new notifications." }),
    digest_at: clockTime,
  })
  .meta({ id: "NotificationSchedule" });
export type ScheduleJson = z.output<typeof scheduleWire>;
export const scheduleResponse = z.strictObject({ schedule: scheduleWire });
export const scheduleInput = scheduleWire.partial().meta({ id: "NotificationScheduleInput" });
export type ScheduleInput = z.output<typeof scheduleInput>;

/** What a browser's `PushSubscription` contains, without its expiration time. */
export const pushSubscriptionInput = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
    auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
  }),
});
export type PushSubscriptionInput = z.output<typeof pushSubscriptionInput>;
export const pushSubscriptionRemoval = pushSubscriptionInput.pick({ endpoint: true });
export const pushKeyResponse = z.strictObject({
  public_key: z.string().meta({ description: "The `applicationServerKey` of a subscription (VAPID)." }),
});

export const unsubscribedKindsResponse = z.strictObject({
  kinds: z.array(z.string()).meta({ description: "The names of the kinds of notices, in the caller's language." }),
});
export const unsubscribeParams = z.object({ token: z.string().max(4000) });
