"use client";

import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ProjectList } from "@/components/projects/project-list";
import { NewContentLink } from "@/components/resource/new-content-link";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { overviewOf } from "@/lib/quotas/overview";

/**
 * The projects in the active workspace, and a link to create one. In the personal workspace, also shows how much of the
 * user's limit is used.
 */
export function ProjectsScreen() {
  const { used, limit } = overviewOf(useLoggedInUser()).projects;
  const t = useT();
  const description = t("Designs you work on. A site publishes one of them.");
  const isShared = useActiveWorkspace() !== undefined;
  const usage = limit === null || isShared ? null : t(":used of :limit projects", { used, limit });
  return (
    <ResourceProviders>
      <ScreenHeader title={t("Projects")} text={usage ? `${description} ${usage}.` : description}>
        <NewContentLink noun="projects" />
      </ScreenHeader>
      <ProjectList />
    </ResourceProviders>
  );
}
