"use client";

import { InvitesPanel } from "@/components/invites/invites-panel";
import { WorkspaceScreen } from "@/components/workspaces/workspace-screen";

/** The screen of a workspace, with the panel that another feature adds to it. */
export function WorkspaceScreenWithPanels() {
  return <WorkspaceScreen invites={(workspaceId) => <InvitesPanel workspaceId={workspaceId} />} />;
}
