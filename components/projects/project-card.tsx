"use client";

import type { CardProps } from "@/components/data-table/card-grid";
import { ThumbnailCard } from "@/components/data-table/thumbnail-card";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { ProjectThumbnail } from "@/components/templates/project-thumbnail";
import type { ProjectJson } from "@/lib/projects/schema";
import { routes } from "@/lib/routes";

/** A project as a card. A project in the trash has no link, because the editor cannot open it. */
export function ProjectCard({ row, checkbox, menu }: CardProps<ProjectJson>) {
  const t = useT();
  const isTrashed = row.deleted_at !== null;
  return (
    <ThumbnailCard
      thumbnail={isTrashed ? <div className="aspect-8/5 bg-surface" /> : <ProjectThumbnail project={row} />}
      name={row.name}
      href={isTrashed ? null : routes.editor(row.id)}
      checkbox={checkbox}
      menu={menu}
    >
      <p className="text-small text-muted">
        {row.deleted_at === null
          ? t.rich("Edited :time", { time: <RelativeTime value={row.updated_at} /> })
          : t.rich("Deleted :time", { time: <RelativeTime value={row.deleted_at} /> })}
      </p>
    </ThumbnailCard>
  );
}
