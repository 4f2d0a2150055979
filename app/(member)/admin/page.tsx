import { AdminScreen } from "@/components/dashboard/admin-screen";
import { countSiteTotals } from "@/lib/dashboard/site-totals";
import { line } from "@/lib/i18n/line";
import { requirePermission } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { getSettings } from "@/lib/settings/settings";
import { memberMetadata, pageT } from "../page-text";

export const generateMetadata = () => memberMetadata(line("Admin area"));

export default async function AdminPage() {
  await requirePermission("admin.access", routes.admin);
  const [t, totals, { branding }] = await Promise.all([pageT(), countSiteTotals(), getSettings()]);
  return <AdminScreen t={t} siteName={branding.site_name} totals={totals} />;
}
