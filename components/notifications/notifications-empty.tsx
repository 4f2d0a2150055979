"use client";

import { useT } from "@/components/i18n/use-t";
import { EmptyState } from "@/components/ui/empty-state";

/** The empty state of a list of notifications. */
export function NotificationsEmpty({ level }: { level: 2 | 3 }) {
  const t = useT();
  return (
    <EmptyState
      level={level}
      drawing="bell"
      title={t("Hang tight!")}
      text={t("Notifications will start showing up here soon.")}
    />
  );
}
