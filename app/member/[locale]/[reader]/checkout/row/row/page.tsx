import { CheckoutScreen } from "@/components/checkouts/checkout-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("Checkout"));

export default function CheckoutPage() {
  return <CheckoutScreen />;
}
