import { api } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";
import type {
  NotificationJson,
  PushSubscriptionInput,
  ScheduleInput,
  ScheduleJson,
  SubscriptionsInput,
  SubscriptionsJson,
  UnreadCount,
} from "@/lib/notifications/schema";

type QueryContext = { signal: AbortSignal };

/** Calls about the user's own notifications. Each throws `ApiError`. */
export const notificationClient = {
  key: ["notifications"] as const,
  list: (list: { page?: number; perPage?: number }) => ({
    queryKey: ["notifications", "list", list] as const,
    queryFn: ({ signal }: QueryContext) => api.get<Page<NotificationJson>>("notifications", list, { signal }),
  }),
  markAsRead: (id: number) => api.post<UnreadCount>("notifications/mark-as-read", { ids: [id] }),
  markAllAsRead: () => api.post<UnreadCount>("notifications/mark-all-as-read"),
  remove: (id: number) => api.delete<UnreadCount>(`notifications/${id}`),
};

/** Calls about how and when the user is notified. Each throws `ApiError`. */
export const notificationSettingsClient = {
  key: ["notification-settings"] as const,
  subscriptions: () => ({
    queryKey: ["notification-settings", "subscriptions"] as const,
    queryFn: ({ signal }: QueryContext) =>
      api.get<SubscriptionsJson>("notifications/me/subscriptions", undefined, { signal }),
  }),
  updateSubscriptions: (selections: SubscriptionsInput["selections"]) =>
    api.put<SubscriptionsJson>("notifications/me/subscriptions", { selections }),
  schedule: () => ({
    queryKey: ["notification-settings", "schedule"] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ schedule: ScheduleJson }>("notifications/me/schedule", undefined, { signal })).schedule,
  }),
  updateSchedule: async (change: ScheduleInput) =>
    (await api.put<{ schedule: ScheduleJson }>("notifications/me/schedule", change)).schedule,
  pushKey: async () => (await api.get<{ public_key: string }>("notifications/push-subscriptions")).public_key,
  savePushSubscription: (subscription: PushSubscriptionInput) =>
    api.post("notifications/push-subscriptions", subscription),
  unsubscribedKinds: async (token: string) =>
    (await api.get<{ kinds: string[] }>(`notifications/unsubscribe/${encodeURIComponent(token)}/kinds`)).kinds,
  unsubscribe: (token: string) => api.post(`notifications/unsubscribe/${encodeURIComponent(token)}`),
};

/** The path of the event stream. */
export const NOTIFICATION_STREAM_PATH = "/api/v1/notifications/stream";
