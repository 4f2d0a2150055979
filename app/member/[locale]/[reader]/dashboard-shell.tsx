import "server-only";
import type { ReactNode } from "react";
import { OwnPart } from "@/components/bootstrap/own-part";
import { dashboardPlaces } from "@/components/dashboard/dashboard-places";
import { QuotaFoot } from "@/components/dashboard/quota-foot";
import { userPageGroup } from "@/components/user-pages/user-page-group";
import { WORKSPACE_BOX, WorkspacePlace } from "@/components/workspaces/workspace-place";
import { WorkspaceSwitcher } from "@/components/workspaces/workspace-switcher";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";
import { routes } from "@/lib/routes";
import { getUserPageLinks } from "@/lib/user-pages/public";
import { MemberShell } from "./member-shell";
import type { MemberPageData } from "./members-page";

/** The dashboard's shell: a sidebar, and on phones a dock with the four main places. */
export async function DashboardShell({ data, children }: { data: MemberPageData; children: ReactNode }) {
  const { t } = data;
  // tagged, so that an edit of a user page expires the pages of the dashboard
  const userPages = await cacheTagged("user-pages", ["user-pages"], getUserPageLinks);
  const group = { label: t("Sections"), places: dashboardPlaces(t) };
  return (
    <MemberShell
      data={data}
      groups={[group, ...userPageGroup(t, userPages)]}
      workspace={
        <OwnPart
          waiting={
            <div className={WORKSPACE_BOX}>
              <WorkspacePlace name={t("Default")} text={t("Personal")} />
            </div>
          }
        >
          <WorkspaceSwitcher />
        </OwnPart>
      }
      foot={
        <OwnPart>
          <QuotaFoot />
        </OwnPart>
      }
      dock={{ ...group, places: group.places.filter(({ href }) => href !== routes.files) }}
    >
      {children}
    </MemberShell>
  );
}
