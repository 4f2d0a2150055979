import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { NewWorkspaceScreen } from "@/components/workspaces/new-workspace-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("New workspace"));

export default function NewWorkspacePage() {
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <NewWorkspaceScreen />
    </UserPart>
  );
}
