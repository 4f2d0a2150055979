"use client";

import ExternalLink from "lucide-react/icons/external-link";
import Pencil from "lucide-react/icons/pencil";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { DetailHeader } from "@/components/resource/detail-header";
import { DetailTabs } from "@/components/resource/detail-tabs";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { RowScreen } from "@/components/resource/row-screen";
import { PreviewLink } from "@/components/sites/preview-link";
import { PublicationList } from "@/components/sites/publication-list";
import { PublishPanel } from "@/components/sites/publish-panel";
import { SiteAddress } from "@/components/sites/site-address";
import { SiteSettingsForm } from "@/components/sites/site-settings-form";
import { useSiteActions } from "@/components/sites/use-site-actions";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { routes } from "@/lib/routes";
import { siteClient } from "@/lib/sites/client";
import type { SiteJson } from "@/lib/sites/schema";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";

/** How pictures are uploaded, and what other features show about a site, each in a tab of its own. */
type Props = {
  uploads: UploadSettings;
  submissions: (site: SiteJson) => ReactNode;
  stats: (siteId: number) => ReactNode;
};

/** Everything about the site whose id is in the path. */
export function SiteScreen(props: Props) {
  return (
    <ResourceProviders>
      <RowScreen query={siteClient.detail}>{(site) => <SiteTabs key={site.id} site={site} {...props} />}</RowScreen>
    </ResourceProviders>
  );
}

function SiteTabs({ site, uploads, submissions, stats }: Props & { site: SiteJson }) {
  const t = useT();
  const settingsTab = {
    value: "settings",
    label: t("Settings"),
    content: (
      <div className="grid content-start gap-10">
        {site.may.includes("update") && <SiteSettingsForm site={site} uploads={uploads} />}
        {site.may.includes("delete") && <DeleteSiteSection site={site} />}
      </div>
    ),
  };
  return (
    <>
      <DetailHeader
        trail={[{ label: t("Manage Sites"), href: routes.sites }]}
        title={site.name}
        text={<SiteAddress site={site} />}
        actions={<SiteButtons site={site} />}
      />
      <DetailTabs
        label={site.name}
        tabs={[
          {
            value: "publish",
            label: t("Publish"),
            content: (
              <div className="grid max-w-180 content-start gap-10">
                <PublishPanel site={site} />
                <PreviewLink site={site} />
                <PublicationList site={site} />
              </div>
            ),
          },
          ...(site.may.includes("read_messages")
            ? [
                { value: "submissions", label: t("Messages"), content: submissions(site) },
                { value: "stats", label: t("Visits"), content: stats(site.id) },
              ]
            : []),
          ...(site.may.includes("update") || site.may.includes("delete") ? [settingsTab] : []),
        ]}
      />
    </>
  );
}

function SiteButtons({ site: { publication, suspended_at, project_id, url } }: { site: SiteJson }) {
  const t = useT();
  return (
    <>
      {publication !== null && suspended_at === null && (
        <ButtonLink href={url} target="_blank" rel="noopener">
          <Icon of={ExternalLink} />
          {t("Open the site")}
        </ButtonLink>
      )}
      {project_id !== null && (
        <ButtonLink href={routes.editor(project_id)}>
          <Icon of={Pencil} />
          {t("Edit in the editor")}
        </ButtonLink>
      )}
    </>
  );
}

function DeleteSiteSection({ site }: { site: SiteJson }) {
  const t = useT();
  const router = useRouter();
  const { trash } = useSiteActions();
  async function remove() {
    if (await trash([site])) router.push(routes.sites);
  }
  return (
    <section aria-labelledby="delete-site" className="grid content-start gap-2">
      <h2 id="delete-site" className="type-section">
        {t("Delete this site")}
      </h2>
      <p className="text-small text-muted">
        {t("It goes offline. The project stays, and you can restore the site for 30 days.")}
      </p>
      <div>
        <Button variant="danger" onClick={() => void remove()}>
          {t("Delete site")}
        </Button>
      </div>
    </section>
  );
}
