import type { ReactNode } from "react";
import { requireUser } from "@/lib/page-access/page-actor";
import { can } from "@/lib/permissions/can";
import { routes } from "@/lib/routes";
import { DashboardShell } from "../dashboard-shell";
import { MemberShell } from "../member-shell";

/** Uses the dashboard's shell for users who can open the dashboard, otherwise a plain one. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const actor = await requireUser(routes.accountSettings);
  if (!can(actor, "projects.create")) return <MemberShell groups={[]}>{children}</MemberShell>;
  return <DashboardShell actor={actor}>{children}</DashboardShell>;
}
