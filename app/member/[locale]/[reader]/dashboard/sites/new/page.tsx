import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { NewSiteScreen } from "@/components/sites/new-site-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("New site"));

export default function NewSitePage() {
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <NewSiteScreen />
    </UserPart>
  );
}
