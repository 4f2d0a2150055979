"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { LoadFailure } from "@/components/errors/load-failure";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ACTIVITY_LINES } from "@/components/workspaces/activity-lines";
import { workspaceClient } from "@/lib/workspaces/client";
import type { ActivityJson } from "@/lib/workspaces/schema";

/** Who did what in a workspace. The newest action is at the top. */
export function ActivityPanel({ workspaceId }: { workspaceId: number }) {
  const t = useT();
  const activity = useInfiniteQuery({
    queryKey: workspaceClient.activityKey(workspaceId),
    queryFn: ({ pageParam, signal }) => workspaceClient.readActivity(workspaceId, pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { current_page, last_page } }) =>
      current_page < last_page ? current_page + 1 : undefined,
  });
  const { data, error, refetch } = activity;
  if (error && !data) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!data) return <ScreenPlaceholder />;
  const events = data.pages.flatMap(({ pagination }) => pagination.data);
  if (events.length === 0) return <EmptyState level={2} title={t("Nothing has happened yet")} />;
  return (
    <div className="grid max-w-180 content-start gap-4">
      <ol aria-label={t("Activity")} className="divide-y divide-line border-y border-line">
        {events.map((event) => (
          <ActivityRow key={event.id} event={event} />
        ))}
      </ol>
      {activity.hasNextPage && (
        <div>
          <Button pending={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
            {t("Show more")}
          </Button>
        </div>
      )}
    </div>
  );
}

function ActivityRow({ event: { user, acting_admin, action, details, created_at } }: { event: ActivityJson }) {
  const t = useT();
  const name = user?.display_name ?? t("A former user");
  const values = Object.fromEntries(Object.entries(details).map(([key, value]) => [key, <bdi key={key}>{value}</bdi>]));
  return (
    <li className="flex items-start gap-3 py-3">
      <Avatar name={name} src={user?.avatar} />
      <div className="min-w-0 flex-1">
        <p className="text-control wrap-anywhere">
          {t.rich(ACTIVITY_LINES[action], { ...values, user: <b className="font-semibold">{name}</b> })}
        </p>
        <p className="text-small text-muted">
          <RelativeTime value={created_at} />
          {acting_admin !== null && (
            <>
              {" · "}
              {t.rich("by :admin (admin) as :user", {
                admin: <bdi key="admin">{acting_admin}</bdi>,
                user: <bdi key="user">{name}</bdi>,
              })}
            </>
          )}
        </p>
      </div>
    </li>
  );
}
