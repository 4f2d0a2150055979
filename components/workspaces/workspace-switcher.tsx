"use client";

import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useEffect, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { Icon } from "@/components/ui/icon";
import { LazyMenu } from "@/components/ui/menu";
import { useOwnWorkspaces } from "@/components/workspaces/own-workspaces";
import { WORKSPACE_BOX, WorkspaceLabel, WorkspaceLabelPlaceholder } from "@/components/workspaces/workspace-label";
import type { T } from "@/lib/i18n/create-t";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

const loadMenu = () => import("@/components/workspaces/switcher-menu").then((module) => module.SwitcherMenu);

/**
 * The active workspace, and a menu to switch to another. Showing the personal workspace needs no call to the server.
 */
export function WorkspaceSwitcher() {
  const t = useT();
  const activeId = useActiveWorkspace() ?? 0;
  const [isMenuNeeded, setMenuNeeded] = useState(false);
  const { workspaces } = useOwnWorkspaces(isMenuNeeded || activeId !== 0);
  const workspace = activeId === 0 ? personalWorkspace(t) : workspaces?.find(({ id }) => id === activeId);
  useSwitchFromMissingWorkspace(workspaces !== null && workspace === undefined ? activeId : null);

  return (
    <LazyMenu load={loadMenu} panel={{ activeId }}>
      {(trigger) => (
        <button
          {...trigger}
          aria-label={workspace ? t("Switch workspace: :name", { name: workspace.name }) : t("Workspaces")}
          className={WORKSPACE_BOX}
          onClick={() => {
            setMenuNeeded(true);
            trigger.onClick();
          }}
          onPointerEnter={() => {
            setMenuNeeded(true);
            trigger.onPointerEnter();
          }}
        >
          {workspace ? (
            <WorkspaceLabel {...workspace} text={describeMembers(workspace, t)} />
          ) : (
            <WorkspaceLabelPlaceholder />
          )}
          <Icon of={ChevronsUpDown} className="flex-none text-muted" />
        </button>
      )}
    </LazyMenu>
  );
}

const personalWorkspace = (t: T) => ({ name: t("Default"), picture: null, default: true, members_count: 1 });

/** "Personal" or "3 members". */
function describeMembers(
  { default: isPersonal, members_count: count }: Pick<WorkspaceJson, "default" | "members_count">,
  t: T,
) {
  return isPersonal ? t("Personal") : t("{count, plural, one {# member} other {# members}}", { count });
}

/** Switches away from the active workspace if it was deleted or the user was removed from it. */
function useSwitchFromMissingWorkspace(missingId: number | null) {
  const t = useT();
  useEffect(() => {
    if (missingId === null) return;
    const abortController = new AbortController();
    void import("@/components/workspaces/switch-from-missing-workspace")
      .then(({ switchFromMissingWorkspace }) => switchFromMissingWorkspace(missingId, t, abortController.signal))
      .catch(() => undefined); // retried on the next page
    return () => abortController.abort();
  }, [missingId, t]);
}
