import { adminTitle } from "@/components/admin/admin-nav";
import { UserPagesScreen } from "@/components/user-pages/user-pages-screen";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(adminTitle("user-pages"));

export default function UserPagesPage() {
  return <UserPagesScreen />;
}
