"use client";

import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Link from "next/link";
import { LoadFailure } from "@/components/errors/load-failure";
import { useLeaveWarning } from "@/components/form/use-leave-warning";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { ChannelGrid } from "@/components/notification-settings/channel-grid";
import { ScheduleForm } from "@/components/notification-settings/schedule-form";
import { useChannelChoice } from "@/components/notification-settings/use-channel-choice";
import { QueryProvider } from "@/components/query/query-provider";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Note } from "@/components/ui/note";
import { notificationSettingsClient } from "@/lib/notifications/client";
import type { ScheduleJson, SubscriptionsJson } from "@/lib/notifications/schema";
import { routes } from "@/lib/routes";

/** Which notifications the user gets through which channels, and when. */
export function NotificationSettingsScreen() {
  return (
    <QueryProvider>
      <SettingsLoader />
    </QueryProvider>
  );
}

function SettingsLoader() {
  const subscriptions = useQuery(notificationSettingsClient.subscriptions());
  const schedule = useQuery(notificationSettingsClient.schedule());
  const failedQuery = [subscriptions, schedule].find(({ data, error }) => !data && error);
  if (failedQuery?.error) return <LoadFailure error={failedQuery.error} retry={() => void failedQuery.refetch()} />;
  if (!subscriptions.data || !schedule.data) return <ScreenPlaceholder />;
  return <Settings subscriptions={subscriptions.data} schedule={schedule.data} />;
}

type Props = { subscriptions: SubscriptionsJson; schedule: ScheduleJson };

function Settings({ subscriptions, schedule }: Props) {
  const { isOn, choose, save, isSaving, browserState, isChanged } = useChannelChoice(subscriptions);
  const t = useT();
  useLeaveWarning(isChanged && !isSaving);
  return (
    <>
      <Link
        href={routes.notifications}
        className="mb-1.5 flex w-fit items-center gap-1.5 text-small text-muted hover:text-text"
      >
        <Icon of={ChevronLeft} flip />
        {t("Notifications")}
      </Link>
      <ScreenHeader title={t("Notification settings")}>
        <Button
          variant="primary"
          disabled={!isChanged}
          pending={isSaving}
          pendingLabel={t("Saving")}
          onClick={() => void save()}
        >
          {t("Save")}
        </Button>
      </ScreenHeader>
      <div className="grid max-w-190 content-start gap-4.5">
        {browserState === "denied" && (
          <Note tone="warn" role="status">
            {t("Notifications blocked. Please enable them for this site from browser settings.")}
          </Note>
        )}
        {browserState === "unsupported" && <Note>{t("This browser cannot show notifications from this site.")}</Note>}
        <ChannelGrid
          subscriptions={subscriptions}
          isOn={isOn}
          onChoose={(...choice) => void choose(...choice)}
          isBrowserBlocked={browserState === "denied" || browserState === "unsupported"}
        />
        <section className="pt-8">
          <ScheduleForm schedule={schedule} />
        </section>
      </div>
    </>
  );
}
