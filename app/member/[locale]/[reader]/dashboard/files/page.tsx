import { UserPart } from "@/components/bootstrap/user-part";
import { FilesScreen } from "@/components/files/files-screen";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { line } from "@/lib/i18n/line";
import { getMemberPageData, type MemberParams, memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(line("Files"));

export default async function FilesPage({ params }: MemberParams) {
  const { settings } = await getMemberPageData({ params });
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <FilesScreen settings={settings.uploads} />
    </UserPart>
  );
}
