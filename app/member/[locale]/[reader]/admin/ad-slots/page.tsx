import { AdSlotsScreen } from "@/components/ad-slots/ad-slots-screen";
import { adminTitle } from "@/components/admin/admin-nav";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(adminTitle("ad-slots"));

export default function AdSlotsPage() {
  return <AdSlotsScreen />;
}
