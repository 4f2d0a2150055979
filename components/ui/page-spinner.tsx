"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { Spinner } from "@/components/ui/spinner";
import { useDelayedFlag } from "@/components/ui/use-delayed-flag";

/** A page's spinner appears after this delay, and then stays for at least the minimum, so that it does not flash. */
export const SPINNER_DELAY_MS = 500;
export const SPINNER_MINIMUM_MS = 200;

type Props = {
  isLoading: boolean;
  children?: ReactNode;
};

/** The classes of the area in which a page is loading. They centre its content. */
export const PAGE_LOADING_AREA = "grid min-h-[40dvh] place-content-center";

/** While a page's data loads, shows nothing for half a second, then a spinner for at least 200 ms. */
export function PageSpinner({ isLoading, children }: Props) {
  const t = useT();
  const isShown = useDelayedFlag(isLoading, SPINNER_DELAY_MS, SPINNER_MINIMUM_MS);

  if (!isLoading && !isShown) return children;
  return (
    <div className={PAGE_LOADING_AREA} role="status" aria-busy="true">
      {isShown && (
        <>
          <Spinner size="l" />
          <span className="sr-only">{t("Loading")}</span>
        </>
      )}
    </div>
  );
}
