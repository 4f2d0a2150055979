import { RoleFormScreen } from "@/components/roles/role-form-screen";
import { requirePermission } from "@/lib/auth/page-actor";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";
import { memberMetadata } from "../../../page-text";

export const generateMetadata = () => memberMetadata(line("New role"));

export default async function NewRolePage() {
  await requirePermission("roles.create", `${routes.adminRoles}/new`);
  return <RoleFormScreen row={null} />;
}
