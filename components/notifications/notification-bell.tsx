"use client";

import Bell from "lucide-react/icons/bell";
import { lazy, Suspense } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { UserPart } from "@/components/bootstrap/user-part";
import { useT } from "@/components/i18n/use-t";
import { UnreadBadge } from "@/components/notifications/unread-badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Popover } from "@/components/ui/popover";

const NotificationsPanel = lazy(() =>
  import("@/components/notifications/notifications-panel").then((module) => ({ default: module.NotificationsPanel })),
);

/**
 * The button that opens the latest notifications, with the number of unread ones. Renders nothing if notifications are
 * disabled.
 */
export function NotificationBell() {
  const { settings } = useBootstrap();
  const t = useT();
  if (!settings.notifications.integrated) return null;
  return (
    <span className="relative">
      <Popover
        label={t("Notifications")}
        align="end"
        className="w-95"
        trigger={(trigger) => (
          <Button {...trigger} variant="ghost" icon aria-label={t("Notifications")}>
            <Icon of={Bell} />
          </Button>
        )}
      >
        {(close) => (
          <Suspense fallback={<div className="h-48" />}>
            <NotificationsPanel onLeave={close} />
          </Suspense>
        )}
      </Popover>
      <UserPart>
        <UnreadBadge />
      </UserPart>
    </span>
  );
}
