"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { showTheme } from "@/components/layout/active-theme";
import { listenToOtherTabs } from "@/components/layout/tabs";
import { routes } from "@/lib/routes";

/**
 * Follows other tabs: applies their theme, reloads for another user, and after a logout leaves member pages and
 * refreshes public ones.
 */
export function TabListener({ membersOnly }: { membersOnly: boolean }) {
  const { refresh } = useBootstrap();

  useEffect(
    () =>
      listenToOtherTabs((message) => {
        if (message.type === "theme") showTheme({ id: message.id, is_dark: message.isDark });
        else if (message.type === "identity") location.reload();
        else if (membersOnly) location.assign(routes.login);
        else refresh().catch(() => undefined); // offline: the next call says so
      }),
    [membersOnly, refresh],
  );
  return null;
}
