import { ChangePlanScreen } from "@/components/subscriptions/change-plan-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../../members-page";

export const generateMetadata = memberMetadata(line("Change plan"));

export default function ChangePlanPage() {
  return <ChangePlanScreen />;
}
