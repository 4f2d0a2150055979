"use client";

import type { LucideIcon } from "lucide-react";
import Ban from "lucide-react/icons/ban";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CalendarOff from "lucide-react/icons/calendar-off";
import RefreshCw from "lucide-react/icons/refresh-cw";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { usePermission } from "@/components/bootstrap/use-permission";
import { useT } from "@/components/i18n/use-t";
import { useSubscriptionChanges } from "@/components/subscriptions/use-subscription-changes";
import type { SubscriptionJson } from "@/lib/subscriptions/schema";

export type SubscriptionAction = { label: string; icon: LucideIcon; danger?: boolean; onSelect: () => void };

/** What an admin can do with a subscription. Undefined if the admin may not change subscriptions. */
export function useSubscriptionActions(): ((subscription: SubscriptionJson) => SubscriptionAction[]) | undefined {
  const t = useT();
  const canUpdate = usePermission("subscriptions.update");
  const { cancel, end, resume, extend, sync } = useSubscriptionChanges();
  if (!canUpdate) return undefined;

  const syncAction = (row: SubscriptionJson) => ({
    label: t("Sync"),
    icon: RefreshCw,
    onSelect: () => void sync.run(row),
  });
  const endAction = (row: SubscriptionJson) => ({
    label: t("End now…"),
    icon: Ban,
    danger: true,
    onSelect: () => void end.run(row),
  });

  /** A subscription that has ended may still be valid if it was extended. */
  function actionsOfEnded(row: SubscriptionJson): SubscriptionAction[] {
    if (row.gateway === "manual") return [];
    return row.valid ? [syncAction(row), endAction(row)] : [syncAction(row)];
  }

  return (row) => {
    if (row.ended_at !== null) return actionsOfEnded(row);
    const cancelOrResume = row.cancel_at_period_end
      ? { label: t("Resume"), icon: RotateCcw, onSelect: () => void resume.run(row) }
      : { label: t("Cancel at the end of the period…"), icon: CalendarOff, onSelect: () => void cancel.run(row) };
    return [
      { label: t("Extend…"), icon: CalendarClock, onSelect: () => void extend.run(row) },
      ...(row.gateway === "manual" ? [] : [syncAction(row), cancelOrResume]),
      endAction(row),
    ];
  };
}
