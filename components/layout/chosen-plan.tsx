"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { takeCheckoutPath } from "@/lib/auth/onboarding";
import { afterLogin } from "@/lib/auth/policy";
import { can } from "@/lib/permissions/can";

/**
 * Opens the checkout of a plan that a user chose on a page that did not know them yet. Its button led to the
 * registration, from where the server redirects users to the page that follows a login.
 */
export function ChosenPlan() {
  const { user, settings } = useBootstrap();
  const isSubscribed = user?.subscriptions.some(({ valid }) => valid);
  const target = user && settings.billing.enable ? afterLogin(settings.auth, can(user, "admin")) : null;

  useEffect(() => {
    if (window.location.pathname !== target) return;
    const checkout = takeCheckoutPath();
    if (checkout !== null && !isSubscribed) window.location.replace(checkout);
  }, [target, isSubscribed]);

  return null;
}
