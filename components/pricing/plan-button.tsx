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

/**
 * The button of a plan, which is a link. The cached page contains the address for guests. For logged-in users, the
 * browser replaces the address.
 */
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
