import { adminTitle } from "@/components/admin/admin-nav";
import { SitesAdminScreen } from "@/components/site-reports/sites-admin-screen";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(adminTitle("sites"));

export default function SitesPage() {
  return <SitesAdminScreen />;
}
