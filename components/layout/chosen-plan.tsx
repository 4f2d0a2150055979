"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { isSubscribed } from "@/lib/actor/policy";
import { takeCheckoutPath } from "@/lib/auth/onboarding";
import { afterLogin } from "@/lib/auth/policy";
import { can } from "@/lib/permissions/can";

/**
 * Opens the checkout of a plan that a user chose on a cached page before it knew them. The plan's button opened the
 * registration page, from which the server redirects logged-in users to the page after login.
 */
export function ChosenPlan() {
  const { user, settings } = useBootstrap();
  const mayBuy = user !== null && !isSubscribed(user);
  const target = user && settings.billing.enable ? afterLogin(settings.auth, can(user, "admin")) : null;

  useEffect(() => {
    if (window.location.pathname !== target) return;
    const checkout = takeCheckoutPath();
    if (checkout !== null && mayBuy) window.location.replace(checkout);
  }, [target, mayBuy]);

  return null;
}
