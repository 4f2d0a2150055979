"use client";

import { useT } from "@/components/i18n/use-t";
import { Skeleton } from "@/components/ui/skeleton";

const ROWS = ["w-[42%]", "w-[58%]", "w-[36%]", "w-[50%]", "w-[45%]"];

/** A placeholder for a screen with a list or a form until it is loaded. */
export function ScreenPlaceholder() {
  const t = useT();
  return (
    <div role="status" aria-label={t("Loading")}>
      <div className="mb-4.5 grid gap-2.5 border-b-3 border-plinth pb-3.5 md:mb-6 md:pb-4.5">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-4 w-72 max-w-full" />
      </div>
      <div className="grid gap-5.5 pt-3">
        {ROWS.map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  );
}
