import { NewUserScreen } from "@/components/users/new-user-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../members-page";

export const generateMetadata = memberMetadata(line("New user"));

export default function NewUserPage() {
  return <NewUserScreen />;
}
