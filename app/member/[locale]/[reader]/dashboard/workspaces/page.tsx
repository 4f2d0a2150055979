import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { WorkspacesScreen } from "@/components/workspaces/workspaces-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(line("Workspaces"));

export default function WorkspacesPage() {
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <WorkspacesScreen />
    </UserPart>
  );
}
