import type { ReactNode } from "react";
import { DashboardShell } from "../dashboard-shell";
import { type MemberParams, memberPageData } from "../members-page";

export default async function DashboardLayout({ children, params }: MemberParams & { children: ReactNode }) {
  return <DashboardShell data={await memberPageData({ params })}>{children}</DashboardShell>;
}
