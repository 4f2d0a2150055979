"use client";

import Settings from "lucide-react/icons/settings";
import Link from "next/link";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useT } from "@/components/i18n/use-t";
import { NotificationList } from "@/components/notifications/notification-list";
import { NotificationsEmpty } from "@/components/notifications/notifications-empty";
import { NotificationsPlaceholder } from "@/components/notifications/notifications-placeholder";
import { useNotificationActions, useNotifications } from "@/components/notifications/use-notifications";
import { QueryProvider } from "@/components/query/query-provider";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { RetryNote } from "@/components/ui/retry-note";
import { routes } from "@/lib/routes";

const LATEST_PARAMS = { perPage: 5 };

type Props = { /** Called when a click opens another page. */ onLeave: () => void };

/** The content of the bell's popover. */
export function NotificationsPanel({ onLeave }: Props) {
  return (
    <QueryProvider>
      <Panel onLeave={onLeave} />
    </QueryProvider>
  );
}

function Panel({ onLeave }: Props) {
  const { user, settings } = useBootstrap();
  const { markAllAsRead } = useNotificationActions();
  const t = useT();
  const hasUnread = (user?.unread_notifications_count ?? 0) > 0;
  return (
    <div className="-m-4 grid content-start">
      <div className="flex min-h-13 items-center gap-3 border-b border-line px-4 py-2">
        <h2 className="type-item">{t("Notifications")}</h2>
        {hasUnread && (
          <span className="ms-auto">
            <Button size="s" variant="ghost" pending={markAllAsRead.pending} onClick={() => void markAllAsRead.run()}>
              {t("Mark all as read")}
            </Button>
          </span>
        )}
      </div>
      <div className="max-h-[min(420px,60dvh)] overflow-y-auto px-4">
        <Latest onLeave={onLeave} />
      </div>
      <div className="flex items-center justify-between border-t border-line px-4 py-2.5 text-small">
        <Link href={routes.notifications} className="link" onClick={onLeave}>
          {t("See all")}
        </Link>
        {settings.notifications.subs.integrated && (
          <Link
            href={routes.notificationSettings}
            className="flex items-center gap-2 text-muted hover:text-text"
            onClick={onLeave}
          >
            <Icon of={Settings} />
            {t("Settings")}
          </Link>
        )}
      </div>
    </div>
  );
}

function Latest({ onLeave }: Props) {
  const { data, isError, refetch } = useNotifications(LATEST_PARAMS);
  const t = useT();
  if (!data)
    return (
      <div className="py-4">
        {isError ? (
          <RetryNote onRetry={() => void refetch()}>
            {(retry) => t.rich("Your notifications could not be loaded. <retry>Try again</retry>", { retry })}
          </RetryNote>
        ) : (
          <NotificationsPlaceholder rows={2} />
        )}
      </div>
    );
  const notifications = data.pagination.data;
  if (notifications.length > 0) return <NotificationList notifications={notifications} compact onLeave={onLeave} />;
  return (
    <div className="py-4">
      <NotificationsEmpty level={3} />
    </div>
  );
}
