import { AdSlotsScreen } from "@/components/ad-slots/ad-slots-screen";
import { adminTitle } from "@/components/admin/admin-nav";
import { memberMetadata } from "../../members-page";

export const generateMetadata = memberMetadata(adminTitle("ad-slots"));

export default function AdSlotsPage() {
  return <AdSlotsScreen />;
}
