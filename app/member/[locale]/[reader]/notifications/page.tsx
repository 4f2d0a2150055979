import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { NotificationsScreen } from "@/components/notifications/notifications-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../member-page-data";

export const generateMetadata = memberMetadata(line("Notifications"));

export default function NotificationsPage() {
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <NotificationsScreen />
    </UserPart>
  );
}
