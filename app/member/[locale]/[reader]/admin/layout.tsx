import Gauge from "lucide-react/icons/gauge";
import LayoutGrid from "lucide-react/icons/layout-grid";
import type { ReactNode } from "react";
import { adminNavFor } from "@/components/admin/admin-nav";
import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { Icon } from "@/components/ui/icon";
import { NamedIcon } from "@/components/ui/named-icon";
import { can } from "@/lib/permissions/can";
import { routes } from "@/lib/routes";
import { getMemberPageData, type MemberParams } from "../member-page-data";
import { MemberShell } from "../member-shell";

export default async function AdminLayout({ children, params }: MemberParams & { children: ReactNode }) {
  const data = await getMemberPageData({ params });
  const { t, reader, settings } = data;
  const overviewLinks = [{ href: routes.admin, label: t("Overview"), icon: <Icon of={Gauge} />, exact: true }];
  const toolsLinks = [
    { href: routes.tools, aliases: [routes.dashboard], label: t("All Tools"), icon: <Icon of={LayoutGrid} /> },
  ];
  const groups = [
    { label: t("Admin area"), showsLabel: true, items: overviewLinks },
    ...adminNavFor(reader, settings).map(({ label, items }) => ({
      label: t(label),
      showsLabel: true,
      items: items.map(({ href, icon, ...item }) => ({
        href,
        label: t(item.label),
        icon: <NamedIcon name={icon} />,
      })),
    })),
    ...(can(reader, "projects.create") ? [{ label: t("Your work"), showsLabel: true, items: toolsLinks }] : []),
  ];
  return (
    <MemberShell data={data} groups={groups}>
      <UserPart placeholder={<ScreenPlaceholder />}>
        <ResourceProviders>{children}</ResourceProviders>
      </UserPart>
    </MemberShell>
  );
}
