"use client";

import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useEffect, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { showActiveWorkspace, switchWorkspace } from "@/components/layout/switch-workspace";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { Icon } from "@/components/ui/icon";
import { toastOnNextPage } from "@/components/ui/kept-toast";
import { LazyMenu } from "@/components/ui/menu";
import { isWorkspaceGone, useOwnWorkspaces } from "@/components/workspaces/own-workspaces";
import { WaitingPlace, WORKSPACE_BOX, WorkspacePlace } from "@/components/workspaces/workspace-place";
import type { T } from "@/lib/i18n/create-t";
import type { WorkspaceJson } from "@/lib/teams/schema";

const loadMenu = () => import("@/components/workspaces/switcher-menu").then((module) => module.SwitcherMenu);

/** The active workspace, and a menu with the others. The personal one is known without a call. */
export function WorkspaceSwitcher() {
  const t = useT();
  const activeId = useActiveWorkspace() ?? 0;
  const [isWanted, setWanted] = useState(false);
  const { workspaces } = useOwnWorkspaces(isWanted || activeId !== 0);
  const active = activeId === 0 ? personal(t) : workspaces?.find(({ id }) => id === activeId);
  useLeaveMissingWorkspace(workspaces !== null && active === undefined ? activeId : null);

  return (
    <LazyMenu load={loadMenu} panel={{ activeId }}>
      {(trigger) => (
        <button
          {...trigger}
          aria-label={active ? t("Switch workspace: :name", { name: active.name }) : t("Workspaces")}
          className={WORKSPACE_BOX}
          onClick={() => {
            setWanted(true);
            trigger.onClick();
          }}
          onPointerEnter={() => {
            setWanted(true);
            trigger.onPointerEnter();
          }}
        >
          {active ? <WorkspacePlace {...active} text={sizeOf(active, t)} /> : <WaitingPlace />}
          <Icon of={ChevronsUpDown} className="flex-none text-muted" />
        </button>
      )}
    </LazyMenu>
  );
}

const personal = (t: T) => ({ name: t("Default"), picture: null, default: true, members_count: 1 });

/** "Personal" or "3 members". */
function sizeOf({ default: isPersonal, members_count: count }: Pick<WorkspaceJson, "default" | "members_count">, t: T) {
  return isPersonal ? t("Personal") : t("{count, plural, one {# member} other {# members}}", { count });
}

/** Shows the personal workspace if the user was removed from the active one, or it was deleted. */
function useLeaveMissingWorkspace(missingId: number | null) {
  const t = useT();
  useEffect(() => {
    if (missingId === null) return;
    let isMissing = true;
    void isWorkspaceGone(missingId).then((isGone) => {
      if (!isGone || !isMissing) return;
      toastOnNextPage(t("You are no longer a member of that workspace."));
      switchWorkspace(0);
      showActiveWorkspace();
    });
    return () => {
      isMissing = false;
    };
  }, [missingId, t]);
}
