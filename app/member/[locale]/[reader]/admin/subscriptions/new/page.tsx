import { NewSubscriptionScreen } from "@/components/subscriptions/new-subscription-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("Grant a subscription"));

export default function NewSubscriptionPage() {
  return <NewSubscriptionScreen />;
}
