import { OwnPart } from "@/components/bootstrap/own-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { NotificationSettingsScreen } from "@/components/notification-settings/notification-settings-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../members-page";

export const generateMetadata = memberMetadata(line("Notification settings"));

export default function NotificationSettingsPage() {
  return (
    <OwnPart placeholder={<ScreenPlaceholder />}>
      <NotificationSettingsScreen />
    </OwnPart>
  );
}
