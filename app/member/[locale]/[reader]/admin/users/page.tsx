import { adminTitle } from "@/components/admin/admin-nav";
import { UsersScreen } from "@/components/users/users-screen";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(adminTitle("users"));

export default function UsersPage() {
  return <UsersScreen />;
}
