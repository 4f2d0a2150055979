import { NewUserScreen } from "@/components/users/new-user-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("New user"));

export default function NewUserPage() {
  return <NewUserScreen />;
}
