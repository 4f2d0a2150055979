import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { SitesScreen } from "@/components/sites/sites-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(line("Manage Sites"));

export default function SitesPage() {
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <SitesScreen />
    </UserPart>
  );
}
