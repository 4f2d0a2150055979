import "server-only";
import type { ReactNode } from "react";
import { dashboardPlaces } from "@/components/dashboard/dashboard-places";
import { QuotaFoot } from "@/components/dashboard/quota-foot";
import { WorkspacePlace } from "@/components/dashboard/workspace-place";
import type { UserActor } from "@/lib/actor/actor";
import { overviewOf } from "@/lib/dashboard/overview";
import { routes } from "@/lib/routes";
import { MemberShell } from "./member-shell";
import { pageT } from "./page-text";

/** The dashboard's shell: a sidebar, and on phones a dock with the four main places. */
export async function DashboardShell({ actor, children }: { actor: UserActor; children: ReactNode }) {
  const t = await pageT();
  const overview = overviewOf(actor);
  const group = { label: t("Sections"), places: dashboardPlaces(t, overview) };
  return (
    <MemberShell
      groups={[group]}
      workspace={<WorkspacePlace t={t} />}
      foot={overview.projects.limit === null ? undefined : <QuotaFoot t={t} projects={overview.projects} />}
      dock={{ ...group, places: group.places.filter(({ href }) => href !== routes.files) }}
    >
      {children}
    </MemberShell>
  );
}
