"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { acceptCookies, hasAcceptedCookies } from "@/components/cookie-notice/accepted-cookies";

const NoticePanel = lazy(() =>
  import("@/components/cookie-notice/notice-panel").then((module) => ({ default: module.NoticePanel })),
);

/**
 * Shown until the visitor accepts. It is not in the cached HTML, because the cookie of the visitor decides whether it
 * is shown.
 */
export function CookieNotice() {
  const { enable } = useBootstrap().settings.cookie_notice;
  const [isAccepted, setAccepted] = useState(true);

  useEffect(() => setAccepted(hasAcceptedCookies()), []);

  function accept() {
    acceptCookies();
    setAccepted(true);
  }

  if (!enable || isAccepted) return null;
  return (
    <Suspense fallback={null}>
      <NoticePanel onAccept={accept} />
    </Suspense>
  );
}
