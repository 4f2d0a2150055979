"use client";

import Plus from "lucide-react/icons/plus";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { useMayCreate } from "@/components/resource/use-may-create";
import { SiteList } from "@/components/sites/site-list";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { overviewOf } from "@/lib/dashboard/overview";
import { routes } from "@/lib/routes";

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
        <NewSiteLink />
      </ScreenHeader>
      <SiteList />
    </ResourceProviders>
  );
}

function NewSiteLink() {
  const t = useT();
  if (!useMayCreate("sites")) return null;
  return (
    <ButtonLink href={routes.newSite} variant="primary">
      <Icon of={Plus} />
      {t("New site")}
    </ButtonLink>
  );
}
