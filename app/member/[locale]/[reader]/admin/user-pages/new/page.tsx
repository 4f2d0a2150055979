import { UserPageFormScreen } from "@/components/user-pages/user-page-form-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("New user page"));

export default function NewUserPagePage() {
  return <UserPageFormScreen row={null} />;
}
