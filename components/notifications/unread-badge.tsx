"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { announceNotificationChange } from "@/components/notifications/notification-changes";
import { CountBadge } from "@/components/ui/count-badge";

/**
 * The number of unread notifications at the corner of a bell, kept up to date. Also registers this browser again for
 * push notifications if the user has turned them on here. Needs a logged-in user.
 */
export function UnreadBadge() {
  const { user, setUnread } = useBootstrap();
  const t = useT();
  const userId = user?.id;
  const unread = user?.unread_notifications_count ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `setUnread` is a new function whenever the data changes
  useEffect(() => {
    if (userId === undefined) return;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    // loaded after the page, which does not need it
    void import("@/components/notifications/unread-count")
      .then(({ listenToUnreadCount }) => {
        if (isUnmounted) return;
        stop = listenToUnreadCount(userId, ({ unreadCount }) => {
          setUnread(unreadCount);
          announceNotificationChange();
        });
      })
      .catch(() => undefined); // the number is then not kept up to date
    void import("@/lib/notifications/browser-push")
      .then(({ registerBrowserAgain }) => registerBrowserAgain(userId))
      .catch(() => undefined); // not shown here: turning notifications on in the settings would show the same error
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [userId]);

  return (
    <>
      {unread > 0 && (
        <CountBadge className="pointer-events-none absolute -end-[3px] -top-[3px] outline-2 outline-navbar">
          {unread}
        </CountBadge>
      )}
      <span role="status" className="sr-only">
        {unread > 0 && t(":count unread", { count: unread })}
      </span>
    </>
  );
}
