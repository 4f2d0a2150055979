"use client";

import Plus from "lucide-react/icons/plus";
import Users from "lucide-react/icons/users";
import { usePermission } from "@/components/bootstrap/use-permission";
import { useT } from "@/components/i18n/use-t";
import { showActiveWorkspace, switchWorkspace } from "@/components/layout/switch-workspace";
import type { MenuEntry, MenuPanelProps } from "@/components/ui/menu-entry";
import { MenuPanel } from "@/components/ui/menu-panel";
import { useOwnWorkspaces } from "@/components/workspaces/own-workspaces";
import { routes } from "@/lib/routes";

/**
 * The menu of the workspace switcher: the user's workspaces, and links to the screens for managing and creating them.
 */
export function SwitcherMenu({ activeId, ...panel }: MenuPanelProps & { activeId: number }) {
  const t = useT();
  const canCreate = usePermission("workspaces.create");
  const { workspaces, hasFailed } = useOwnWorkspaces(panel.isOpen);

  function choose(id: number) {
    if (id === activeId) return;
    switchWorkspace(id);
    showActiveWorkspace();
  }

  const workspaceEntries = workspaces?.map(
    ({ id, name }): MenuEntry => ({
      key: String(id),
      label: name,
      checked: id === activeId,
      onSelect: () => choose(id),
    }),
  );
  const placeholder: MenuEntry = {
    label: hasFailed ? t("The workspaces could not be loaded") : t("Loading"),
    disabled: true,
  };
  const entries: MenuEntry[] = [
    { heading: t("Workspaces") },
    ...(workspaceEntries ?? [placeholder]),
    "separator",
    { label: t("Manage workspaces"), icon: Users, href: routes.workspaces },
    ...(canCreate ? [{ label: t("New workspace"), icon: Plus, href: routes.newWorkspace }] : []),
  ];
  return <MenuPanel {...panel} entries={entries} align="start" />;
}
