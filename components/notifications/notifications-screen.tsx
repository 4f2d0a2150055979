"use client";

import Settings from "lucide-react/icons/settings";
import { parseAsInteger, useQueryState } from "nuqs";
import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { NotificationList } from "@/components/notifications/notification-list";
import { NotificationsEmpty } from "@/components/notifications/notifications-empty";
import { NotificationsPlaceholder } from "@/components/notifications/notifications-placeholder";
import { useNotificationActions, useNotifications } from "@/components/notifications/use-notifications";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import { routes } from "@/lib/routes";

/** All notifications of the user, 30 per page. */
export function NotificationsScreen() {
  return (
    <ResourceProviders>
      <Header />
      <div className="-mt-4 max-w-180 md:ps-0 max-md:ps-2.5">
        <Notifications />
      </div>
    </ResourceProviders>
  );
}

function Header() {
  const { settings } = useBootstrap();
  const { unread_notifications_count: unread } = useLoggedInUser();
  const { markAllAsRead } = useNotificationActions();
  const t = useT();
  return (
    <ScreenHeader title={t("Notifications")} text={unread > 0 ? t(":count unread", { count: unread }) : undefined}>
      {unread > 0 && (
        <Button pending={markAllAsRead.pending} onClick={() => void markAllAsRead.run()}>
          {t("Mark all as read")}
        </Button>
      )}
      {settings.notifications.subs.integrated && (
        <ButtonLink href={routes.notificationSettings}>
          <Icon of={Settings} />
          {t("Settings")}
        </ButtonLink>
      )}
    </ScreenHeader>
  );
}

function Notifications() {
  const [page, setPage] = useQueryState("page", parseAsInteger.withDefault(1).withOptions({ history: "push" }));
  const { data, error, refetch } = useNotifications({ page: Math.max(1, page) });
  if (!data) {
    if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
    return <NotificationsPlaceholder rows={5} />;
  }
  const { data: notifications, current_page, last_page } = data.pagination;
  if (current_page > last_page) return <MissingPage onLeave={() => void setPage(last_page, { history: "replace" })} />;
  if (notifications.length === 0) {
    return (
      <div className="pt-4">
        <NotificationsEmpty level={2} />
      </div>
    );
  }
  return (
    <>
      <NotificationList notifications={notifications} />
      {last_page > 1 && (
        <div className="pt-3.5">
          <Pagination page={current_page} lastPage={last_page} onPage={(next) => void setPage(next)} />
        </div>
      )}
    </>
  );
}

/** Shown if the page is after the last one, for example because its notifications were deleted. Opens the last page. */
function MissingPage({ onLeave }: { onLeave: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onLeave` is a new function at each render
  useEffect(onLeave, []);
  return <NotificationsPlaceholder rows={5} />;
}
