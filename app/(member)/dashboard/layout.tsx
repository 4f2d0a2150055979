import type { ReactNode } from "react";
import { requirePermission } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { DashboardShell } from "../dashboard-shell";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <DashboardShell actor={await requirePermission("projects.create", routes.dashboard)}>{children}</DashboardShell>
  );
}
