"use client";

import { useT } from "@/components/i18n/use-t";
import { Skeleton } from "@/components/ui/skeleton";

/** A placeholder for notifications that are loading. */
export function NotificationsPlaceholder({ rows }: { rows: number }) {
  const t = useT();
  return (
    <div role="status" aria-label={t("Loading your notifications")} className="grid gap-5 py-2">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <div key={row} className="grid grid-cols-[36px_minmax(0,1fr)] gap-3.5">
          <Skeleton className="size-9" />
          <div className="grid content-center gap-2">
            <Skeleton className="h-3.5 w-[60%]" />
            <Skeleton className="h-3 w-[40%]" />
          </div>
        </div>
      ))}
    </div>
  );
}
