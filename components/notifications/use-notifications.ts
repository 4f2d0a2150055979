"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { onNotificationChange } from "@/components/notifications/notification-changes";
import { useAction } from "@/components/query/use-action";
import { notificationClient } from "@/lib/notifications/client";
import type { UnreadCount } from "@/lib/notifications/schema";

const { key } = notificationClient;

/** A page of the user's notifications, kept up to date. */
export function useNotifications(params: { page?: number; perPage?: number }) {
  const queries = useQueryClient();
  useEffect(() => onNotificationChange(() => void queries.invalidateQueries({ queryKey: key })), [queries]);
  return useQuery({ ...notificationClient.list(params), placeholderData: keepPreviousData });
}

/**
 * What the user can do with their notifications. Each action also updates the number of unread notifications in the
 * bootstrap data.
 */
export function useNotificationActions() {
  const { setUnread } = useBootstrap();
  const options = { onSuccess: ({ unreadCount }: UnreadCount) => setUnread(unreadCount), refresh: [key] };
  return {
    markAllAsRead: useAction(notificationClient.markAllAsRead, options),
    markAsRead: useAction(notificationClient.markAsRead, options),
    remove: useAction(notificationClient.remove, options),
  };
}
