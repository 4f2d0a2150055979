import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";
import { SiteScreenWithPanels } from "./site-screen-with-panels";

export const generateMetadata = memberMetadata(line("Site"));

export default function SitePage() {
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <SiteScreenWithPanels />
    </UserPart>
  );
}
