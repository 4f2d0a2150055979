import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";
import { WorkspaceScreenWithPanels } from "./workspace-screen-with-panels";

export const generateMetadata = memberMetadata(line("Workspace"));

export default function WorkspacePage() {
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <WorkspaceScreenWithPanels />
    </UserPart>
  );
}
