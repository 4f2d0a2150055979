"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { showTheme } from "@/components/layout/active-theme";
import { listenToOtherTabs } from "@/components/layout/tabs";
import { routes } from "@/lib/routes";

/**
 * Handles messages from other tabs: applies their theme and reloads if the user has changed. After a logout, it leaves
 * member pages and reloads the bootstrap data of public ones.
 */
export function TabListener({ membersOnly }: { membersOnly: boolean }) {
  const { refresh } = useBootstrap();

  useEffect(
    () =>
      listenToOtherTabs((message) => {
        if (message.type === "theme") showTheme(message.theme);
        else if (message.type === "identity") location.reload();
        else if (membersOnly) location.assign(routes.login);
        else refresh().catch(() => undefined); // the next call reports the error
      }),
    [membersOnly, refresh],
  );
  return null;
}
