import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { line } from "@/lib/i18n/line";
import { getMemberPageData, type MemberParams, memberMetadata } from "../../../member-page-data";
import { SiteScreenWithPanels } from "./site-screen-with-panels";

export const generateMetadata = memberMetadata(line("Site"));

export default async function SitePage({ params }: MemberParams) {
  const { settings } = await getMemberPageData({ params });
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <SiteScreenWithPanels uploads={settings.uploads} />
    </UserPart>
  );
}
