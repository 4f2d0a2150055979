"use client";

import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { NextStep, NextStepSkeleton } from "@/components/dashboard/next-step";
import { useT } from "@/components/i18n/use-t";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { PlinthDrawing } from "@/components/ui/plinth-drawing";
import { formatNumber } from "@/lib/format/numbers";
import { line } from "@/lib/i18n/line";
import { NEXT_STEPS, nextStepOf } from "@/lib/quotas/next-step";
import { type Overview, overviewOf } from "@/lib/quotas/overview";

/** The three steps to a site with a domain, until the member has taken them. A shared workspace has none. */
export function Beginning() {
  const overview = overviewOf(useLoggedInUser());
  const isShared = useActiveWorkspace() !== undefined;
  const step = nextStepOf(overview);
  if (isShared || step === null) return null;
  return (
    <BeginningFrame overview={overview}>
      <NextStep step={step} />
    </BeginningFrame>
  );
}

/**
 * The steps, hidden, for each step that may be next, and a placeholder. If the member's next step is known, a script
 * that runs before the page is interactive shows that step instead, or nothing if all steps are taken.
 */
export function BeginningPlaceholder() {
  return (
    <>
      {NEXT_STEPS.map((step) => (
        <div key={step} data-own-if={`next_step=${step}`} hidden>
          <BeginningFrame>
            <NextStep step={step} />
          </BeginningFrame>
        </div>
      ))}
      <div data-own-if="next_step=">
        <BeginningFrame>
          <NextStepSkeleton />
        </BeginningFrame>
      </div>
    </>
  );
}

const STEPS = [
  { noun: "projects", title: line("Design"), text: line("Pick a template or a blank page and make it yours.") },
  { noun: "sites", title: line("Publish"), text: line("Give it an address. Checks run before anyone sees it.") },
  { noun: "domains", title: line("Connect a domain"), text: line("Point your own host name at the site.") },
] as const;

type Props = {
  /** Ticks the steps that are taken. */
  overview?: Overview;
  /** The next step. */
  children: ReactNode;
};

function BeginningFrame({ overview, children }: Props) {
  const t = useT();
  return (
    <section className="mb-9.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] rounded-lg border border-dashed border-edge">
      <div className="grid content-start gap-6 p-8.5 max-md:p-5.5">
        <span className="text-muted">
          <PlinthDrawing above="page" />
        </span>
        {children}
      </div>
      <ol className="grid content-center p-8.5 max-md:p-5.5 max-md:pt-0">
        {STEPS.map(({ noun, title, text }, index) => {
          const isTaken = overview !== undefined && overview[noun].used > 0;
          return (
            <li key={noun} className="grid grid-cols-[34px_1fr] border-line py-3.75 not-first:border-t">
              <span className="type-section font-medium text-muted">
                {isTaken ? (
                  <span className="text-success">
                    <Icon of={Check} />
                    <span className="sr-only">{t("Done")}</span>
                  </span>
                ) : (
                  formatNumber(index + 1, t.language)
                )}
              </span>
              <div>
                <h3 className={cn("type-item", isTaken && "text-muted")}>{t(title)}</h3>
                <p className="text-small text-muted">{t(text)}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
