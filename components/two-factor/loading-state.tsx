"use client";

import { useT } from "@/components/i18n/use-t";
import { RetryNote } from "@/components/ui/retry-note";
import { Skeleton } from "@/components/ui/skeleton";

/** Shown until the account's two-factor state has loaded. */
export function LoadingState({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  const t = useT();
  if (!isError) {
    return (
      <div role="status" aria-label={t("Loading")}>
        <Skeleton className="h-9 w-24" />
      </div>
    );
  }
  return (
    <RetryNote onRetry={onRetry}>
      {(retry) => t.rich("Your two factor settings could not be loaded. <retry>Try again</retry>", { retry })}
    </RetryNote>
  );
}
