import { UsersScreen } from "@/components/users/users-screen";
import { line } from "@/lib/i18n/line";
import { requirePermission } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { memberMetadata } from "../../page-text";

export const generateMetadata = () => memberMetadata(line("Users"));

export default async function UsersPage() {
  await requirePermission("users.view", routes.adminUsers);
  return <UsersScreen />;
}
