import { NewSubscriptionScreen } from "@/components/subscriptions/new-subscription-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../members-page";

export const generateMetadata = memberMetadata(line("Grant a subscription"));

export default function NewSubscriptionPage() {
  return <NewSubscriptionScreen />;
}
