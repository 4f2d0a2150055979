"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { targetAfterLogin, targetBeforeVerification } from "@/lib/auth/client";
import type { BootstrapData } from "@/lib/bootstrap/schema";

/**
 * Returns a function that stores a new session's bootstrap data and opens the redirect target. Users who have to verify
 * their email go to the homepage, which shows the verify screen, or to an invite, which first shows it too. This is a
 * full page load, because member pages have their own document.
 */
export function useFinishLogin() {
  const { store } = useBootstrap();
  return (data: BootstrapData, { isVerified = true } = {}) => {
    store(data);
    window.location.assign(isVerified ? targetAfterLogin(data) : targetBeforeVerification());
    return leaving();
  };
}

/** Never resolves: the form stays busy until the next page loads. */
const leaving = () => new Promise<never>(() => {});
