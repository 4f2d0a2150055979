import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { NotificationSettingsScreen } from "@/components/notification-settings/notification-settings-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(line("Notification settings"));

export default function NotificationSettingsPage() {
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <NotificationSettingsScreen />
    </UserPart>
  );
}
