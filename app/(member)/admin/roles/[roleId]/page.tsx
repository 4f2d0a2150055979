import { RoleFormScreen } from "@/components/roles/role-form-screen";
import { line } from "@/lib/i18n/line";
import { requirePermission } from "@/lib/page-access/page-actor";
import { getRole } from "@/lib/roles/roles";
import { routes } from "@/lib/routes";
import { loadRow } from "../../../load-row";
import { memberMetadata } from "../../../page-text";

export const generateMetadata = () => memberMetadata(line("Role"));

export default async function RolePage({ params }: { params: Promise<{ roleId: string }> }) {
  const { roleId } = await params;
  await requirePermission("roles.view", routes.adminScreen("roles", roleId));
  return <RoleFormScreen row={await loadRow(roleId, getRole)} />;
}
