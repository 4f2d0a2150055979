import { adminTitle } from "@/components/admin/admin-nav";
import { SubscriptionsScreen } from "@/components/subscriptions/subscriptions-screen";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(adminTitle("subscriptions"));

export default function SubscriptionsPage() {
  return <SubscriptionsScreen />;
}
