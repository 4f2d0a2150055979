"use client";

import { CookieNotice } from "@/components/cookie-notice/cookie-notice";
import { ErrorReports } from "@/components/error-reports/error-reports";
import { TabListener } from "@/components/layout/tab-listener";
import { DialogHost } from "@/components/ui/dialog-host";
import { ToastHost } from "@/components/ui/toast-host";

/** What each root layout of the site needs once: overlays, error reports and messages from other tabs. */
export function LayoutGlobals({ membersOnly = false }: { /** The page requires a login. */ membersOnly?: boolean }) {
  return (
    <>
      <CookieNotice />
      <DialogHost />
      <ToastHost />
      <ErrorReports />
      <TabListener membersOnly={membersOnly} />
    </>
  );
}
