import "server-only";
import type { ReactNode } from "react";
import { UserPart } from "@/components/bootstrap/user-part";
import { dashboardNavItems } from "@/components/dashboard/dashboard-nav-items";
import { QuotaFooter } from "@/components/dashboard/quota-footer";
import { userPageGroups } from "@/components/user-pages/user-page-groups";
import { WORKSPACE_BOX, WorkspaceLabel } from "@/components/workspaces/workspace-label";
import { WorkspaceSwitcher } from "@/components/workspaces/workspace-switcher";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";
import { routes } from "@/lib/routes";
import { getUserPageLinks } from "@/lib/user-pages/public";
import type { MemberPageData } from "./member-page-data";
import { MemberShell } from "./member-shell";

/** The dashboard's shell: a sidebar, and on phones a dock with the four main screens. */
export async function DashboardShell({ data, children }: { data: MemberPageData; children: ReactNode }) {
  const { t } = data;
  // tagged, so that an edit of a user page expires the pages of the dashboard
  const userPages = await cacheTagged("user-pages", ["user-pages"], getUserPageLinks);
  const group = { label: t("Sections"), items: dashboardNavItems(t) };
  return (
    <MemberShell
      data={data}
      groups={[group, ...userPageGroups(t, userPages)]}
      workspace={
        <UserPart
          placeholder={
            <div className={WORKSPACE_BOX}>
              <WorkspaceLabel name={t("Default")} text={t("Personal")} />
            </div>
          }
        >
          <WorkspaceSwitcher />
        </UserPart>
      }
      footer={
        <UserPart>
          <QuotaFooter />
        </UserPart>
      }
      dock={{ ...group, items: group.items.filter(({ href }) => href !== routes.files) }}
    >
      {children}
    </MemberShell>
  );
}
