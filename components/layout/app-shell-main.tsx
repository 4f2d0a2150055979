"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { useIsLeaving } from "@/components/layout/app-shell-pending";
import { Spinner } from "@/components/ui/spinner";
import { useDelayed } from "@/components/ui/use-delayed";

const DELAY_MS = 500;
const MINIMUM_MS = 200;
const SPINNER_PX = 22;

/** The page. A next one that takes longer than half a second puts a spinner in its place, for at least 200 ms; what was there is kept. */
export function AppShellMain({ children }: { children: ReactNode }) {
  const isWaiting = useDelayed(useIsLeaving(), DELAY_MS, MINIMUM_MS);
  const t = useT();
  return (
    <main className="main" id="main" aria-busy={isWaiting || undefined}>
      {isWaiting && (
        <div className="page-wait" role="status">
          <Spinner size={SPINNER_PX} />
          <span className="sr-only">{t("Loading")}</span>
        </div>
      )}
      <div hidden={isWaiting}>{children}</div>
    </main>
  );
}
