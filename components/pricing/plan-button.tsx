"use client";

import type { ReactNode } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { buttonVariants } from "@/components/ui/button-variants";
import { rememberPlan } from "@/lib/auth/onboarding";
import { type OfferedPlan, planTarget } from "@/lib/products/plan-target";

type Props = OfferedPlan & {
  isPrimary: boolean;
  /** The id of the plan's heading. */
  describedBy: string;
  children: ReactNode;
};

/** The button of a plan. The cached page has the link for guests. The browser replaces it for logged-in users. */
export function PlanButton({ isPrimary, describedBy, children, ...plan }: Props) {
  const { user } = useBootstrap();
  const { productId, priceId, free } = plan;

  function rememberChoice() {
    if (!user) rememberPlan(free || priceId === null ? null : { productId, priceId });
  }

  return (
    <a
      className={buttonVariants({ variant: isPrimary ? "primary" : "secondary", full: true })}
      href={planTarget(user, plan)}
      aria-describedby={describedBy}
      onClick={rememberChoice}
    >
      {children}
    </a>
  );
}
