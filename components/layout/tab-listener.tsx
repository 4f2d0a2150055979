"use client";

import { useEffect } from "react";
import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { showTheme } from "@/components/layout/active-theme";
import { listenToOtherTabs, type TabMessage } from "@/components/layout/other-tabs";
import { routes } from "@/lib/routes";

/**
 * Handles messages from other tabs. Applies a new theme. Reloads the page if the session now belongs to another user.
 * On a member page, shows the rows of the new active workspace. After a logout, opens the login page or, on a public
 * page, reloads the bootstrap data.
 */
export function TabListener({ membersOnly }: { membersOnly: boolean }) {
  const { refresh } = useBootstrap();

  useEffect(() => {
    const handlers: { [Type in TabMessage["type"]]: (message: TabMessage & { type: Type }) => void } = {
      theme: ({ theme }) => showTheme(theme),
      identity: () => location.reload(),
      workspace: () => membersOnly && void openActiveWorkspace(),
      logout: () => (membersOnly ? location.assign(routes.login) : void refresh().catch(() => undefined)),
    };
    return listenToOtherTabs((message) => handlers[message.type]?.(message as never));
  }, [membersOnly, refresh]);
  return null;
}

async function openActiveWorkspace(): Promise<void> {
  const { showActiveWorkspace } = await import("@/components/layout/switch-workspace");
  showActiveWorkspace();
}
