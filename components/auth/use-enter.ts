"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { targetAfterLogin } from "@/lib/auth/client";
import type { BootstrapData } from "@/lib/bootstrap/schema";
import { routes } from "@/lib/routes";

/**
 * Takes over a fresh session's bootstrap data and goes where it leads; someone who has still to verify their email goes
 * home, where the verify screen waits. A whole page load: members' pages have a document of their own.
 */
export function useEnter() {
  const { store } = useBootstrap();
  return (data: BootstrapData, { isVerified = true } = {}) => {
    store(data);
    window.location.assign(isVerified ? targetAfterLogin(data) : routes.home);
    return leaving();
  };
}

/** Never ends: the form stays busy until the next page is there. */
const leaving = () => new Promise<never>(() => {});
