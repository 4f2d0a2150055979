import { UserPageRowScreen } from "@/components/user-pages/user-page-row-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("User page"));

export default function UserPagePage() {
  return <UserPageRowScreen />;
}
