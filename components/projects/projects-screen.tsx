"use client";

import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ProjectList } from "@/components/projects/project-list";
import { NewContentLink } from "@/components/resource/new-content-link";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { useUsageText } from "@/components/resource/use-usage-text";

/**
 * The projects in the active workspace, and a link to create one. In the personal workspace, also shows how much of the
 * user's limit is used.
 */
export function ProjectsScreen() {
  const t = useT();
  const description = t("Designs you work on. A site publishes one of them.");
  const usage = useUsageText("projects");
  return (
    <ResourceProviders>
      <ScreenHeader title={t("Projects")} text={usage ? `${description} ${usage}.` : description}>
        <NewContentLink noun="projects" />
      </ScreenHeader>
      <ProjectList />
    </ResourceProviders>
  );
}
