"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { switchWorkspace } from "@/components/layout/switch-workspace";
import { DetailHeader } from "@/components/resource/detail-header";
import { DetailTabs } from "@/components/resource/detail-tabs";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { RowScreen } from "@/components/resource/row-screen";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { ActivityPanel } from "@/components/workspaces/activity-panel";
import { DangerZone } from "@/components/workspaces/danger-zone";
import { MemberList } from "@/components/workspaces/member-list";
import { PictureField } from "@/components/workspaces/picture-field";
import { TransferNote } from "@/components/workspaces/transfer-note";
import { WorkspaceNameForm } from "@/components/workspaces/workspace-name-form";
import { routes } from "@/lib/routes";
import { workspaceClient } from "@/lib/workspaces/client";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

type Panels = { invites: (workspaceId: number) => ReactNode };

/** Everything about the workspace whose id is in the path. */
export function WorkspaceScreen(panels: Panels) {
  return (
    <ResourceProviders>
      <RowScreen query={workspaceClient.detail}>
        {(workspace) => <WorkspaceTabs key={workspace.id} workspace={workspace} {...panels} />}
      </RowScreen>
    </ResourceProviders>
  );
}

function WorkspaceTabs({ workspace, invites }: Panels & { workspace: WorkspaceJson }) {
  const { id, name, picture, members_count: count, can_manage, is_owner, role } = workspace;
  const t = useT();
  const membersTab = { value: "members", label: t("Members"), content: <MemberList workspace={workspace} /> };
  const invitesTab = { value: "invites", label: t("Invites"), content: invites(id) };
  return (
    <>
      <DetailHeader
        trail={[{ label: t("Workspaces"), href: routes.workspaces }]}
        title={name}
        lead={<Avatar name={name} src={picture} />}
        text={[t("{count, plural, one {# member} other {# members}}", { count }), is_owner ? t("Owner") : role?.name]
          .filter(Boolean)
          .join(" · ")}
        actions={<SwitchButton id={id} />}
      />
      <div className="mb-5 empty:hidden">
        <TransferNote workspace={workspace} />
      </div>
      <DetailTabs
        label={name}
        tabs={[
          membersTab,
          ...(can_manage ? [invitesTab] : []),
          { value: "activity", label: t("Activity"), content: <ActivityPanel workspaceId={id} /> },
          {
            value: "settings",
            label: t("Settings"),
            content: (
              <div className="grid max-w-180 content-start gap-10">
                {can_manage && (
                  <>
                    <PictureField workspace={workspace} />
                    <WorkspaceNameForm workspace={workspace} />
                  </>
                )}
                <DangerZone workspace={workspace} />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

function SwitchButton({ id }: { id: number }) {
  const t = useT();
  if (useActiveWorkspace() === id) return null;
  function open() {
    switchWorkspace(id);
    window.location.assign(routes.dashboard);
  }
  return <Button onClick={open}>{t("Switch to this workspace")}</Button>;
}
