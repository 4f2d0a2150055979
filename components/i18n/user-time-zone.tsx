"use client";

import type { ReactNode } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { useT } from "@/components/i18n/use-t";

const NO_LINES = {};

/** Shows the dates in its children in the user's time zone, or in the site's default if the user has not chosen one. */
export function UserTimeZone({ children }: { children: ReactNode }) {
  const { user, settings } = useBootstrap();
  const { language } = useT();
  return (
    <I18nProvider language={language} lines={NO_LINES} timeZone={user?.timezone || settings.dates.default_timezone}>
      {children}
    </I18nProvider>
  );
}
