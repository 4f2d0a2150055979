import type { ReactNode } from "react";
import { can } from "@/lib/permissions/can";
import { DashboardShell } from "../dashboard-shell";
import { MemberShell } from "../member-shell";
import { type MemberParams, memberPageData } from "../members-page";

/** Uses the dashboard's shell for users who can open the dashboard, otherwise a plain one. */
export default async function AccountLayout({ children, params }: MemberParams & { children: ReactNode }) {
  const data = await memberPageData({ params });
  if (can(data.reader, "projects.create")) return <DashboardShell data={data}>{children}</DashboardShell>;
  return (
    <MemberShell data={data} groups={[]}>
      {children}
    </MemberShell>
  );
}
