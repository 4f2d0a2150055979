import { UserPart } from "@/components/bootstrap/user-part";
import { EditorScreen } from "@/components/editor/editor-screen";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { line } from "@/lib/i18n/line";
import { BASE_CSS } from "@/lib/site-styles/base-css";
import { fontFaces } from "@/lib/site-styles/font-faces";
import { SITE_FONT_IDS } from "@/lib/site-styles/fonts";
import { getMemberPageData, type MemberParams, memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(line("Editor"));

export default async function EditorPage({ params }: MemberParams) {
  const { settings } = await getMemberPageData({ params });
  const baseCss = SITE_FONT_IDS.map(fontFaces).join("") + BASE_CSS;
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <EditorScreen baseCss={baseCss} uploads={settings.uploads} />
    </UserPart>
  );
}
