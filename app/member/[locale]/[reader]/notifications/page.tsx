import { OwnPart } from "@/components/bootstrap/own-part";
import { ScreenWaiting } from "@/components/layout/screen-waiting";
import { NotificationsScreen } from "@/components/notifications/notifications-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../members-page";

export const generateMetadata = memberMetadata(line("Notifications"));

export default function NotificationsPage() {
  return (
    <OwnPart waiting={<ScreenWaiting />}>
      <NotificationsScreen />
    </OwnPart>
  );
}
