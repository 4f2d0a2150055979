"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { takePlanPath } from "@/lib/auth/onboarding";
import { pathAfterLogin } from "@/lib/auth/policy";
import { can } from "@/lib/permissions/can";

/**
 * A logged-in user can choose a plan on a cached page before that page has loaded the user. The plan's button then
 * opens the registration page, and the server redirects from there to the page after login. On that page, this
 * component opens the page of the chosen plan.
 */
export function ChosenPlanOpener() {
  const { user, settings } = useBootstrap();
  const target = user && settings.billing.enable ? pathAfterLogin(settings.auth, can(user, "admin")) : null;

  useEffect(() => {
    if (user === null || window.location.pathname !== target) return;
    const path = takePlanPath(user);
    if (path !== null) window.location.replace(path);
  }, [target, user]);

  return null;
}
