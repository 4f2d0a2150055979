import { adminTitle } from "@/components/admin/admin-nav";
import { RolesScreen } from "@/components/roles/roles-screen";
import { memberMetadata } from "../../members-page";

export const generateMetadata = memberMetadata(adminTitle("roles"));

export default function RolesPage() {
  return <RolesScreen />;
}
