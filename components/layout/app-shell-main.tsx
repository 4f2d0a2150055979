"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { useIsLeaving } from "@/components/layout/app-shell-pending";
import { PAGE_WAIT } from "@/components/ui/page-spinner";
import { Spinner } from "@/components/ui/spinner";
import { useDelayed } from "@/components/ui/use-delayed";

const DELAY_MS = 500;
const MINIMUM_MS = 200;

/** The page. A navigation longer than half a second shows a spinner for at least 200 ms. The old page stays mounted. */
export function AppShellMain({ children }: { children: ReactNode }) {
  const isWaiting = useDelayed(useIsLeaving(), DELAY_MS, MINIMUM_MS);
  const t = useT();
  return (
    <main
      className="max-w-310 px-5 pt-[22px] pb-26 md:px-8 md:pt-8 md:pb-18"
      id="main"
      aria-busy={isWaiting || undefined}
    >
      {isWaiting && (
        <div className={PAGE_WAIT} role="status">
          <Spinner size="l" />
          <span className="sr-only">{t("Loading")}</span>
        </div>
      )}
      <div hidden={isWaiting}>{children}</div>
    </main>
  );
}
