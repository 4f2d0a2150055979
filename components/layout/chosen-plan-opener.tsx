"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { hasChosenPlan } from "@/lib/auth/chosen-plan";

/**
 * A logged-in user can choose a plan on a cached page before that page has loaded the user's data. The plan's button
 * then opens the registration page, and the server redirects from there to the page that is shown after login. On that
 * page, this component opens the page of the chosen plan.
 */
export function ChosenPlanOpener() {
  const { user, settings } = useBootstrap();

  useEffect(() => {
    if (!user || !settings.billing.enable || !hasChosenPlan()) return;
    void import("@/components/layout/open-chosen-plan")
      .then(({ openChosenPlan }) => openChosenPlan(user, settings))
      .catch(() => undefined); // the plan stays stored, and the next visit to the page after login tries again
  }, [user, settings]);

  return null;
}
