import Files from "lucide-react/icons/files";
import Globe from "lucide-react/icons/globe";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Link2 from "lucide-react/icons/link-2";
import PanelsTopLeft from "lucide-react/icons/panels-top-left";
import { UserPart } from "@/components/bootstrap/user-part";
import { ToolCount } from "@/components/dashboard/tool-count";
import type { NavItem } from "@/components/layout/nav-item";
import { Icon } from "@/components/ui/icon";
import type { T } from "@/lib/i18n/create-t";
import type { Overview } from "@/lib/quotas/overview";
import { routes } from "@/lib/routes";

/** The dashboard's navigation items, in the order of the sidebar. */
export function dashboardNavItems(t: T): NavItem[] {
  return [
    { href: routes.tools, aliases: [routes.dashboard], label: t("All Tools"), icon: <Icon of={LayoutGrid} /> },
    { href: routes.sites, label: t("Manage Sites"), icon: <Icon of={Globe} />, count: countOf("sites") },
    { href: routes.domains, label: t("Branded domains"), icon: <Icon of={Link2} />, count: countOf("domains") },
    { href: routes.projects, label: t("Projects"), icon: <Icon of={PanelsTopLeft} />, count: countOf("projects") },
    { href: routes.files, label: t("Files"), icon: <Icon of={Files} /> },
  ];
}

/** The count differs by user, so it is left out of the cached page. */
const countOf = (tool: keyof Overview) => (
  <UserPart>
    <ToolCount tool={tool} />
  </UserPart>
);
