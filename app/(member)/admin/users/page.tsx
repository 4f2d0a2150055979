import { UsersScreen } from "@/components/users/users-screen";
import { requirePermission } from "@/lib/auth/page-actor";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";
import { memberMetadata } from "../../page-text";

export const generateMetadata = () => memberMetadata(line("Users"));

export default async function UsersPage() {
  await requirePermission("users.view", routes.adminUsers);
  return <UsersScreen />;
}
