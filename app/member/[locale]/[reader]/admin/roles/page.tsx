import { adminTitle } from "@/components/admin/admin-nav";
import { RolesScreen } from "@/components/roles/roles-screen";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(adminTitle("roles"));

export default function RolesPage() {
  return <RolesScreen />;
}
