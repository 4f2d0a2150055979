import Gauge from "lucide-react/icons/gauge";
import LayoutGrid from "lucide-react/icons/layout-grid";
import type { ReactNode } from "react";
import { adminNavFor } from "@/components/admin/admin-nav";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { ResourceProviders } from "@/components/resource/resource-providers";
import { Icon } from "@/components/ui/icon";
import { createT } from "@/lib/i18n/create-t";
import { clientLines } from "@/lib/i18n/lines";
import { requirePermission } from "@/lib/page-access/page-actor";
import { can } from "@/lib/permissions/can";
import { routes } from "@/lib/routes";
import { MemberShell } from "../member-shell";
import { pageI18n } from "../page-text";

/** Folders whose lines the screens need, besides those of every member page. */
const FOLDERS = ["lib/permissions"];

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const [actor, i18n] = await Promise.all([requirePermission("admin.access", routes.admin), pageI18n()]);
  const t = createT(i18n);
  const overview = [{ href: routes.admin, label: t("Overview"), icon: <Icon of={Gauge} />, exact: true }];
  const own = [
    { href: routes.tools, aliases: [routes.dashboard], label: t("All Tools"), icon: <Icon of={LayoutGrid} /> },
  ];
  const groups = [
    { label: t("Admin area"), labelShown: true, places: overview },
    ...adminNavFor(actor).map(({ label, places }) => ({
      label: t(label),
      labelShown: true,
      places: places.map(({ href, icon, ...place }) => ({ href, label: t(place.label), icon: <Icon of={icon} /> })),
    })),
    ...(can(actor, "projects.create") ? [{ label: t("Your work"), labelShown: true, places: own }] : []),
  ];
  return (
    <MemberShell groups={groups}>
      <I18nProvider language={i18n.language} lines={clientLines(i18n, FOLDERS).lines}>
        <ResourceProviders>{children}</ResourceProviders>
      </I18nProvider>
    </MemberShell>
  );
}
