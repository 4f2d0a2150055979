import { SubscriptionInvoices } from "@/components/invoices/subscription-invoices";
import { SubscriptionScreen } from "@/components/subscriptions/subscription-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("Subscription"));

export default function SubscriptionPage() {
  return (
    <SubscriptionScreen>
      <SubscriptionInvoices />
    </SubscriptionScreen>
  );
}
