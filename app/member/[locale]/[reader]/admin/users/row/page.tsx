import { UserDetailScreen } from "@/components/users/user-detail-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("User"));

export default function UserPage() {
  return <UserDetailScreen />;
}
