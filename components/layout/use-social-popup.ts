"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Service } from "@/lib/settings/social-services";
import { openSocialPopup, type StartOptions, startPath, takeKeptResult } from "@/lib/social/client";
import type { SocialAction, SocialResult } from "@/lib/social/policy";

export type SocialPopup = {
  /** The service whose popup is open. */
  pending: Service | null;
  /** The service whose popup was blocked, and the address for continuing in this window. */
  blocked: { service: Service; href: string } | null;
  open: (service: Service, options?: StartOptions) => void;
};

/**
 * Opens a service's login page in a popup and passes the result to `onResult`. On mount, also passes on a result that
 * an earlier page has left in this window.
 */
export function useSocialPopup(action: SocialAction, onResult: (result: SocialResult) => void): SocialPopup {
  const [pending, setPending] = useState<Service | null>(null);
  const [blocked, setBlocked] = useState<SocialPopup["blocked"]>(null);
  const stop = useRef<(() => void) | null>(null);
  const passOn = useEffectEvent(onResult);

  useEffect(() => {
    const keptResult = takeKeptResult();
    if (keptResult) passOn(keptResult);
    return () => stop.current?.();
  }, []);

  function open(service: Service, options: StartOptions = {}) {
    stop.current?.();
    const back = window.location.pathname + window.location.search;
    stop.current = openSocialPopup(service, action, {
      ...options,
      onClosed: () => setPending(null),
      onResult(result) {
        setPending(null);
        onResult(result);
      },
    });
    const isBlocked = stop.current === null;
    setPending(isBlocked ? null : service);
    setBlocked(isBlocked ? { service, href: startPath(service, action, { ...options, back }) } : null);
  }

  return { pending, blocked, open };
}
