"use client";

import { useT } from "@/components/i18n/use-t";
import { Skeleton } from "@/components/ui/skeleton";

/** A placeholder for the statistics until they are loaded. */
export function StatsPlaceholder() {
  const t = useT();
  return (
    <div role="status" aria-label={t("Loading")} className="grid content-start gap-8">
      <div className="flex gap-12">
        <Skeleton className="h-14 w-32" />
        <Skeleton className="h-14 w-32" />
      </div>
      <Skeleton className="h-70" />
      <div className="grid gap-8 lg:grid-cols-3">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}
