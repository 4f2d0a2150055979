import { AdminScreen } from "@/components/dashboard/admin-screen";
import { line } from "@/lib/i18n/line";
import { getMemberPageData, type MemberParams, memberMetadata } from "../member-page-data";

export const generateMetadata = memberMetadata(line("Admin area"));

export default async function AdminPage({ params }: MemberParams) {
  const { settings } = await getMemberPageData({ params });
  return <AdminScreen siteName={settings.branding.site_name} />;
}
