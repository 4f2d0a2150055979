import { TestCheckoutScreen } from "@/components/checkouts/test-checkout-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("Test payment"));

export default function TestCheckoutPage() {
  return <TestCheckoutScreen />;
}
