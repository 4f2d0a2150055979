"use client";

import { startTransition, useEffect, useState } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { acceptCookies, hasAcceptedCookies } from "@/components/cookie-notice/accepted-cookies";
import type { CookieNoticePanel } from "@/components/cookie-notice/cookie-notice-panel";

/**
 * Shown until the visitor accepts. It is not in the cached HTML, because the visitor's cookie decides whether it is
 * shown. Visitors who have accepted do not load the panel.
 */
export function CookieNotice() {
  const { enable } = useBootstrap().settings.cookie_notice;
  const [Panel, setPanel] = useState<typeof CookieNoticePanel | null>(null);

  useEffect(() => {
    if (!enable || hasAcceptedCookies()) return;
    import("@/components/cookie-notice/cookie-notice-panel").then(
      (loaded) => startTransition(() => setPanel(() => loaded.CookieNoticePanel)),
      () => undefined, // the next page load tries again
    );
  }, [enable]);

  function accept() {
    acceptCookies();
    setPanel(null);
  }

  return enable && Panel && <Panel onAccept={accept} />;
}
