"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { takePlanPath } from "@/lib/auth/onboarding";
import { afterLogin } from "@/lib/auth/policy";
import { can } from "@/lib/permissions/can";

/**
 * Opens the page of a plan that a logged-in user chose on a cached page before the page had loaded the user. Until
 * then the plan's button opens the registration page, from which the server redirects the user to the page after
 * login.
 */
export function ChosenPlan() {
  const { user, settings } = useBootstrap();
  const target = user && settings.billing.enable ? afterLogin(settings.auth, can(user, "admin")) : null;

  useEffect(() => {
    if (user === null || window.location.pathname !== target) return;
    const path = takePlanPath(user);
    if (path !== null) window.location.replace(path);
  }, [target, user]);

  return null;
}
