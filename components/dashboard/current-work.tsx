"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { useLoggedInUser } from "@/components/bootstrap/use-logged-in-user";
import { RecentEvents } from "@/components/dashboard/recent-events";
import { useDashboard } from "@/components/dashboard/use-dashboard";
import { WaitingList } from "@/components/dashboard/waiting-list";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { ProjectThumbnail } from "@/components/templates/project-thumbnail";
import { RetryNote } from "@/components/ui/retry-note";
import { Skeleton } from "@/components/ui/skeleton";
import { StateDot } from "@/components/ui/state-dot";
import type { DashboardJson } from "@/lib/dashboard/schema";
import { overviewOf } from "@/lib/quotas/overview";
import { routes } from "@/lib/routes";

/** What waits for the member, the projects that changed last, and what happened. Without projects, only what waits. */
export function CurrentWork() {
  const { data, error, refetch } = useDashboard();
  const mayHaveProjects = useMayHaveProjects();
  if (data)
    return (
      <>
        <WaitingList dashboard={data} />
        {data.projects.length > 0 && <Work {...data} />}
      </>
    );
  if (error) return <RetryNote onRetry={() => void refetch()} />;
  return (
    mayHaveProjects && (
      <ProjectsFrame>
        <Placeholders />
      </ProjectsFrame>
    )
  );
}

/** Whether the active workspace may contain projects. The numbers of a shared one are not known at first. */
function useMayHaveProjects(): boolean {
  const { used } = overviewOf(useLoggedInUser()).projects;
  const isShared = useActiveWorkspace() !== undefined;
  return isShared || used > 0;
}

function Work({ projects, recent }: Pick<DashboardJson, "projects" | "recent">) {
  const list = (
    <ProjectsFrame>
      {projects.map((each) => (
        <ProjectInWork key={each.project.id} {...each} />
      ))}
    </ProjectsFrame>
  );
  if (recent.length === 0) return list;
  return (
    <div className="grid gap-x-12 gap-y-9.5 lg:grid-cols-[minmax(0,1fr)_17rem]">
      {list}
      <RecentEvents events={recent} />
    </div>
  );
}

function ProjectsFrame({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <section>
      <div className="mb-3.25 flex items-baseline justify-between gap-3">
        <h2 className="type-section">{t("Continue")}</h2>
        <Link href={routes.projects} prefetch={false} className="link text-small">
          {t("All projects")}
        </Link>
      </div>
      <div className="grid grid-cols-2 gap-5 md:grid-cols-3">{children}</div>
    </section>
  );
}

/** A project as it is now, which opens in the editor. */
function ProjectInWork({ project, changed_site_id }: DashboardJson["projects"][number]) {
  const t = useT();
  return (
    <article className="group relative">
      <div className="border-x border-t border-b-3 border-x-line border-t-line border-b-plinth transition-colors group-hover:border-x-edge group-hover:border-t-edge">
        <ProjectThumbnail project={project} />
      </div>
      <h3 dir="auto" className="mt-2.5 truncate text-body font-semibold">
        <Link
          href={routes.editor(project.id)}
          prefetch={false}
          className="after:absolute after:inset-0 hover:underline"
        >
          {project.name}
        </Link>
      </h3>
      <p className="text-small text-muted">
        {t.rich("Edited :time", { time: <RelativeTime value={project.updated_at} /> })}
      </p>
      {changed_site_id !== null && <StateDot tone="warning">{t("Unpublished changes")}</StateDot>}
    </article>
  );
}

function Placeholders() {
  const t = useT();
  return (
    <div role="status" aria-label={t("Loading")} className="col-span-full grid grid-cols-subgrid">
      <Skeleton className="aspect-8/5" />
      <Skeleton className="aspect-8/5" />
      <Skeleton className="aspect-8/5" />
    </div>
  );
}
