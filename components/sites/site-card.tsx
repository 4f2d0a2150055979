"use client";

import type { CardProps } from "@/components/data-table/card-grid";
import { ThumbnailCard } from "@/components/data-table/thumbnail-card";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { SiteAddress } from "@/components/sites/site-address";
import { SiteState } from "@/components/sites/site-state";
import { ProjectThumbnail } from "@/components/templates/project-thumbnail";
import { routes } from "@/lib/routes";
import type { SiteJson } from "@/lib/sites/schema";

/** A site as a card. A site in the trash has no links. */
export function SiteCard({ row, checkbox, menu }: CardProps<SiteJson>) {
  const t = useT();
  return (
    <ThumbnailCard
      thumbnail={<SiteThumbnail site={row} />}
      name={row.name}
      href={row.deleted_at === null ? routes.site(row.id) : null}
      checkbox={checkbox}
      menu={menu}
    >
      {row.deleted_at === null ? (
        <>
          <p dir="auto" className="truncate text-small text-muted">
            <SiteAddress site={row} />
          </p>
          <SiteState site={row} />
        </>
      ) : (
        <p className="text-small text-muted">
          {t.rich("Deleted :time", { time: <RelativeTime value={row.deleted_at} /> })}
        </p>
      )}
    </ThumbnailCard>
  );
}

function SiteThumbnail({ site: { name, project_id, project_version, deleted_at } }: { site: SiteJson }) {
  if (deleted_at !== null || project_id === null || project_version === null)
    return <div className="aspect-8/5 bg-surface" />;
  return <ProjectThumbnail project={{ id: project_id, name, version: project_version }} />;
}
