"use client";

import Link from "next/link";
import type { CardProps } from "@/components/data-table/card-grid";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { PageThumbnail } from "@/components/projects/page-thumbnail";
import type { ProjectJson } from "@/lib/projects/schema";
import { routes } from "@/lib/routes";

/** A project as a card. A project in the trash has no link, because the editor cannot open it. */
export function ProjectCard({ row, checkbox, menu }: CardProps<ProjectJson>) {
  const t = useT();
  const isTrashed = row.deleted_at !== null;
  return (
    <article className="group relative grid content-start">
      <div className="relative border-x border-t border-b-3 border-x-line border-t-line border-b-plinth transition-colors group-hover:border-x-edge group-hover:border-t-edge">
        {isTrashed ? <div className="aspect-8/5 bg-surface" /> : <PageThumbnail project={row} />}
      </div>
      <div className="mt-2.5 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-body font-semibold">
            {isTrashed ? (
              <bdi>{row.name}</bdi>
            ) : (
              <Link
                href={routes.editor(row.id)}
                prefetch={false}
                className="after:absolute after:inset-x-0 after:top-0 after:aspect-8/5 hover:underline"
              >
                <bdi>{row.name}</bdi>
              </Link>
            )}
          </h2>
          <p className="text-small text-muted">
            {row.deleted_at === null
              ? t.rich("Edited :time", { time: <RelativeTime value={row.updated_at} /> })
              : t.rich("Deleted :time", { time: <RelativeTime value={row.deleted_at} /> })}
          </p>
        </div>
        {menu}
      </div>
      <span className="absolute start-3 top-3 rounded-sm bg-raised p-1 opacity-0 shadow-lift group-hover:opacity-100 has-checked:opacity-100 has-focus-visible:opacity-100 pointer-coarse:opacity-100">
        {checkbox}
      </span>
    </article>
  );
}
