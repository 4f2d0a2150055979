import { adminTitle } from "@/components/admin/admin-nav";
import { UsersScreen } from "@/components/users/users-screen";
import { requirePermission } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { memberMetadata } from "../../page-text";

export const generateMetadata = () => memberMetadata(adminTitle("users"));

export default async function UsersPage() {
  await requirePermission("users.view", routes.adminScreen("users"));
  return <UsersScreen />;
}
