import { RoleFormScreen } from "@/components/roles/role-form-screen";
import { line } from "@/lib/i18n/line";
import { requirePermission } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { memberMetadata } from "../../../page-text";

export const generateMetadata = () => memberMetadata(line("New role"));

export default async function NewRolePage() {
  await requirePermission("roles.create", routes.adminScreen("roles", "new"));
  return <RoleFormScreen row={null} />;
}
