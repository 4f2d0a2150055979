import { CheckoutDoneScreen } from "@/components/checkouts/checkout-done-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(line("Your plan"));

export default function CheckoutDonePage() {
  return <CheckoutDoneScreen />;
}
