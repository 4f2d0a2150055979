import type { ReactNode } from "react";
import { dashboardPlaces } from "@/components/dashboard/dashboard-places";
import { QuotaFoot } from "@/components/dashboard/quota-foot";
import { WorkspacePlace } from "@/components/dashboard/workspace-place";
import { requirePermission } from "@/lib/auth/page-actor";
import { overviewOf } from "@/lib/dashboard/overview";
import { routes } from "@/lib/routes";
import { MemberShell } from "../member-shell";
import { pageT } from "../page-text";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const [actor, t] = await Promise.all([requirePermission("projects.create", routes.dashboard), pageT()]);
  const overview = overviewOf(actor);
  const group = { label: t("Sections"), places: dashboardPlaces(t, overview) };
  return (
    <MemberShell
      groups={[group]}
      workspace={<WorkspacePlace t={t} />}
      foot={overview.projects.limit === null ? undefined : <QuotaFoot t={t} projects={overview.projects} />}
      dock={group}
    >
      {children}
    </MemberShell>
  );
}
