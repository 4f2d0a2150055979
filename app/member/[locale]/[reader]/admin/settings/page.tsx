import { adminTitle } from "@/components/admin/admin-nav";
import { SettingsScreen } from "@/components/settings/settings-screen";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(adminTitle("settings"));

export default function SettingsPage() {
  return <SettingsScreen />;
}
