import { adminTitle } from "@/components/admin/admin-nav";
import { RolesScreen } from "@/components/roles/roles-screen";
import { requirePermission } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { memberMetadata } from "../../page-text";

export const generateMetadata = () => memberMetadata(adminTitle("roles"));

export default async function RolesPage() {
  await requirePermission("roles.view", routes.adminScreen("roles"));
  return <RolesScreen />;
}
