import { ChangePlanScreen } from "@/components/subscriptions/change-plan-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../../member-page-data";

export const generateMetadata = memberMetadata(line("Change plan"));

export default function ChangePlanPage() {
  return <ChangePlanScreen />;
}
