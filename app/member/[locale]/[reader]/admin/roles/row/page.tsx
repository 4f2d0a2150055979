import { RolePageScreen } from "@/components/roles/role-page-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("Role"));

export default function RolePage() {
  return <RolePageScreen />;
}
