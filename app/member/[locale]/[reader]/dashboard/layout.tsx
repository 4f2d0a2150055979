import type { ReactNode } from "react";
import { DashboardShell } from "../dashboard-shell";
import { getMemberPageData, type MemberParams } from "../member-page-data";

export default async function DashboardLayout({ children, params }: MemberParams & { children: ReactNode }) {
  return <DashboardShell data={await getMemberPageData({ params })}>{children}</DashboardShell>;
}
