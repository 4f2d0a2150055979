import { NewUserScreen } from "@/components/users/new-user-screen";
import { line } from "@/lib/i18n/line";
import { requirePermission } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { memberMetadata } from "../../../page-text";

export const generateMetadata = () => memberMetadata(line("New user"));

export default async function NewUserPage() {
  await requirePermission("users.create", routes.adminScreen("users", "new"));
  return <NewUserScreen />;
}
