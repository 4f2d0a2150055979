"use client";

import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { NewContentLink } from "@/components/resource/new-content-link";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { useUsageText } from "@/components/resource/use-usage-text";
import { SiteList } from "@/components/sites/site-list";

/**
 * The sites in the active workspace, and a link to create one. In the personal workspace, also shows how much of the
 * user's limit is used.
 */
export function SitesScreen() {
  const t = useT();
  const description = t("Publish a project to a web address.");
  const usage = useUsageText("sites");
  return (
    <ResourceProviders>
      <ScreenHeader title={t("Manage Sites")} text={usage ? `${description} ${usage}.` : description}>
        <NewContentLink noun="sites" />
      </ScreenHeader>
      <SiteList />
    </ResourceProviders>
  );
}
