import { OfferScreen } from "@/components/checkouts/offer-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("Your offer"));

export default function OfferPage() {
  return <OfferScreen />;
}
