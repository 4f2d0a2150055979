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

/** What an admin can do with a subscription. Undefined without the right. */
export function useSubscriptionActions(): ((subscription: SubscriptionJson) => SubscriptionAction[]) | undefined {
  const t = useT();
  const canUpdate = usePermission("subscriptions.update");
  const { cancel, end, resume, extend, sync } = useSubscriptionChanges();
  if (!canUpdate) return undefined;

  return (row) => {
    const isManual = row.gateway === "manual";
    const syncing = { label: t("Sync"), icon: RefreshCw, onSelect: () => void sync.run(row) };
    if (row.ended_at !== null) return isManual ? [] : [syncing];
    const cancelling = row.cancel_at_period_end
      ? { label: t("Resume"), icon: RotateCcw, onSelect: () => void resume.run(row) }
      : { label: t("Cancel at the end…"), icon: CalendarOff, onSelect: () => void cancel.run(row) };
    return [
      { label: t("Extend…"), icon: CalendarClock, onSelect: () => void extend.run(row) },
      ...(isManual ? [] : [syncing, cancelling]),
      { label: t("End now…"), icon: Ban, danger: true, onSelect: () => void end.run(row) },
    ];
  };
}
