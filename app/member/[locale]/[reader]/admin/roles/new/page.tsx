import { RoleFormScreen } from "@/components/roles/role-form-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("New role"));

export default function NewRolePage() {
  return <RoleFormScreen row={null} />;
}
