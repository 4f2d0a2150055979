"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { stayPending } from "@/components/form/stay-pending";
import { pathBeforeVerification, takePathAfterLogin } from "@/lib/auth/client";
import type { BootstrapData } from "@/lib/bootstrap/schema";

/**
 * Returns a function that stores a new session's bootstrap data and opens the redirect target. Users who have to verify
 * their email go to the homepage or to an invite: both show the verify screen first. The target opens with a full page
 * load, because member pages have a root layout of their own.
 */
export function useFinishLogin() {
  const { store } = useBootstrap();
  return (data: BootstrapData, { isVerified = true } = {}) => {
    store(data);
    window.location.assign(isVerified ? takePathAfterLogin(data) : pathBeforeVerification());
    return stayPending();
  };
}
