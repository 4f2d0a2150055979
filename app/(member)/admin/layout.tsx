import Gauge from "lucide-react/icons/gauge";
import LayoutGrid from "lucide-react/icons/layout-grid";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { requirePermission } from "@/lib/page-access/page-actor";
import { can } from "@/lib/permissions/permissions";
import { routes } from "@/lib/routes";
import { MemberShell } from "../member-shell";
import { pageT } from "../page-text";

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const [actor, t] = await Promise.all([requirePermission("admin.access", routes.admin), pageT()]);
  const admin = [{ href: routes.admin, label: t("Overview"), icon: <Icon of={Gauge} />, exact: true }];
  const own = [
    { href: routes.tools, aliases: [routes.dashboard], label: t("All Tools"), icon: <Icon of={LayoutGrid} /> },
  ];
  const groups = [
    { label: t("Admin area"), shown: true, places: admin },
    ...(can(actor, "projects.create") ? [{ label: t("Your work"), shown: true, places: own }] : []),
  ];
  return <MemberShell groups={groups}>{children}</MemberShell>;
}
