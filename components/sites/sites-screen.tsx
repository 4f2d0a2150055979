"use client";

import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { NewContentLink } from "@/components/resource/new-content-link";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { SiteList } from "@/components/sites/site-list";
import { overviewOf } from "@/lib/quotas/overview";

/**
 * The sites in the active workspace, and a link to create one. In the personal workspace, also shows how much of the
 * user's limit is used.
 */
export function SitesScreen() {
  const { used, limit } = overviewOf(useLoggedInUser()).sites;
  const t = useT();
  const description = t("Publish a project to a web address.");
  const isShared = useActiveWorkspace() !== undefined;
  const usage = limit === null || isShared ? null : t(":used of :limit sites", { used, limit });
  return (
    <ResourceProviders>
      <ScreenHeader title={t("Manage Sites")} text={usage ? `${description} ${usage}.` : description}>
        <NewContentLink noun="sites" />
      </ScreenHeader>
      <SiteList />
    </ResourceProviders>
  );
}
