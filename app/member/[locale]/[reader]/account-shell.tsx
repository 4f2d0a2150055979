import "server-only";
import type { ReactNode } from "react";
import { can } from "@/lib/permissions/can";
import { DashboardShell } from "./dashboard-shell";
import type { MemberPageData } from "./member-page-data";
import { MemberShell } from "./member-shell";

/**
 * The shell of pages about a user's account: the dashboard's shell for users who can open the dashboard, a plain one
 * for others.
 */
export function AccountShell({ data, children }: { data: MemberPageData; children: ReactNode }) {
  if (can(data.reader, "projects.create")) return <DashboardShell data={data}>{children}</DashboardShell>;
  return (
    <MemberShell data={data} groups={[]}>
      {children}
    </MemberShell>
  );
}
