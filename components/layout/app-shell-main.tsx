"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { useIsLeaving } from "@/components/layout/link-pending";
import { useRegionKeys } from "@/components/layout/use-region-keys";
import { PAGE_LOADING_AREA, SPINNER_DELAY_MS, SPINNER_MINIMUM_MS } from "@/components/ui/page-spinner";
import { Spinner } from "@/components/ui/spinner";
import { useDelayedFlag } from "@/components/ui/use-delayed-flag";

/** The `<main>` element. During a slow navigation it shows a spinner instead of the old page, which stays mounted. */
export function AppShellMain({ children }: { children: ReactNode }) {
  const isWaiting = useDelayedFlag(useIsLeaving(), SPINNER_DELAY_MS, SPINNER_MINIMUM_MS);
  const t = useT();
  useRegionKeys();
  return (
    <main
      className="max-w-310 px-5 pt-[22px] pb-26 md:px-8 md:pt-8 md:pb-18"
      id="main"
      tabIndex={-1}
      data-region
      aria-busy={isWaiting || undefined}
    >
      {isWaiting && (
        <div className={PAGE_LOADING_AREA} role="status">
          <Spinner size="l" />
          <span className="sr-only">{t("Loading")}</span>
        </div>
      )}
      <div hidden={isWaiting}>{children}</div>
    </main>
  );
}
