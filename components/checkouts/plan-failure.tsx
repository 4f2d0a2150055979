"use client";

import type { ComponentProps } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { NoCheckout } from "@/components/checkouts/no-checkout";
import { isMissing, LoadFailure } from "@/components/errors/load-failure";

/** Replaces a plan that could not be loaded. While billing is on, a plan that is not offered has its own screen. */
export function PlanFailure(props: ComponentProps<typeof LoadFailure>) {
  const { billing } = useBootstrap().settings;
  return billing.enable && isMissing(props.error) ? <NoCheckout reason="missing" /> : <LoadFailure {...props} />;
}
