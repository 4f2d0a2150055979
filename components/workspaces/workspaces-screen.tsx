"use client";

import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { usePermission } from "@/components/bootstrap/use-permission";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { TrashedWorkspaces } from "@/components/workspaces/trashed-workspaces";
import { WorkspaceRow } from "@/components/workspaces/workspace-row";
import { routes } from "@/lib/routes";
import { workspaceClient } from "@/lib/workspaces/client";

/** The user's workspaces, those in the trash, and a link to create one. */
export function WorkspacesScreen() {
  const t = useT();
  const canCreate = usePermission("workspaces.create");
  return (
    <ResourceProviders>
      <ScreenHeader title={t("Workspaces")} text={t("Work on projects and sites together with others.")}>
        {canCreate && (
          <ButtonLink href={routes.newWorkspace} variant="primary">
            <Icon of={Plus} />
            {t("New workspace")}
          </ButtonLink>
        )}
      </ScreenHeader>
      <div className="grid content-start gap-10">
        <WorkspaceList />
        <TrashedWorkspaces />
      </div>
    </ResourceProviders>
  );
}

function WorkspaceList() {
  const t = useT();
  const { data, error, refetch } = useQuery(workspaceClient.own());
  if (error && !data) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!data) return <ScreenPlaceholder />;
  return (
    <ul aria-label={t("Workspaces")} className="divide-y divide-line border-y border-line">
      {data.map((workspace) => (
        <WorkspaceRow key={workspace.id} workspace={workspace} />
      ))}
    </ul>
  );
}
