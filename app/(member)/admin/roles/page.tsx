import { RolesScreen } from "@/components/roles/roles-screen";
import { line } from "@/lib/i18n/line";
import { requirePermission } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { memberMetadata } from "../../page-text";

export const generateMetadata = () => memberMetadata(line("Roles"));

export default async function RolesPage() {
  await requirePermission("roles.view", routes.adminRoles);
  return <RolesScreen />;
}
