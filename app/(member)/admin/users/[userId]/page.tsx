import { UserScreen } from "@/components/users/user-screen";
import { line } from "@/lib/i18n/line";
import { requirePermission } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { getUserProfile } from "@/lib/users/users";
import { loadRow } from "../../../load-row";
import { memberMetadata } from "../../../page-text";

export const generateMetadata = () => memberMetadata(line("User"));

export default async function UserPage({ params }: { params: Promise<{ userId: string }> }) {
  const { userId } = await params;
  await requirePermission("users.view", routes.adminScreen("users", userId));
  return <UserScreen initial={await loadRow(userId, getUserProfile)} />;
}
