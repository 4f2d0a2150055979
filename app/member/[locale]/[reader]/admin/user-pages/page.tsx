import { adminTitle } from "@/components/admin/admin-nav";
import { UserPagesScreen } from "@/components/user-pages/user-pages-screen";
import { memberMetadata } from "../../members-page";

export const generateMetadata = memberMetadata(adminTitle("user-pages"));

export default function UserPagesPage() {
  return <UserPagesScreen />;
}
