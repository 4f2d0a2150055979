import Files from "lucide-react/icons/files";
import Globe from "lucide-react/icons/globe";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Link2 from "lucide-react/icons/link-2";
import PanelsTopLeft from "lucide-react/icons/panels-top-left";
import type { Place } from "@/components/layout/sidebar-place";
import { Icon } from "@/components/ui/icon";
import { formatNumber } from "@/lib/format";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

/** The places of the dashboard, in the order of the sidebar. */
export function dashboardPlaces(t: T): Place[] {
  const none = formatNumber(0, t.language); // projects, sites and domains are not stored yet
  return [
    { href: routes.tools, aliases: [routes.dashboard], label: t("All Tools"), icon: <Icon of={LayoutGrid} /> },
    { href: routes.sites, label: t("Manage Sites"), icon: <Icon of={Globe} />, count: none },
    { href: routes.domains, label: t("Branded domains"), icon: <Icon of={Link2} />, count: none },
    { href: routes.projects, label: t("Projects"), icon: <Icon of={PanelsTopLeft} />, count: none },
    { href: routes.files, label: t("Files"), icon: <Icon of={Files} /> },
  ];
}
