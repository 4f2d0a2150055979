import { SubscriptionInvoices } from "@/components/invoices/subscription-invoices";
import { SubscriptionPageScreen } from "@/components/subscriptions/subscription-page-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../members-page";

export const generateMetadata = memberMetadata(line("Subscription"));

export default function SubscriptionPage() {
  return (
    <SubscriptionPageScreen>
      <SubscriptionInvoices />
    </SubscriptionPageScreen>
  );
}
