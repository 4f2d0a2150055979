import { NewUserScreen } from "@/components/users/new-user-screen";
import { requirePermission } from "@/lib/auth/page-actor";
import { line } from "@/lib/i18n/line";
import { routes } from "@/lib/routes";
import { memberMetadata } from "../../../page-text";

export const generateMetadata = () => memberMetadata(line("New user"));

export default async function NewUserPage() {
  await requirePermission("users.create", `${routes.adminUsers}/new`);
  return <NewUserScreen />;
}
