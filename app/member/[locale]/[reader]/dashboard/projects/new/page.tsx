import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { NewProjectScreen } from "@/components/projects/new-project-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("New project"));

export default function NewProjectPage() {
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <NewProjectScreen />
    </UserPart>
  );
}
