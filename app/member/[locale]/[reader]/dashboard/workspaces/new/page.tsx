import { OwnPart } from "@/components/bootstrap/own-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { NewWorkspaceScreen } from "@/components/workspaces/new-workspace-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../members-page";

export const generateMetadata = memberMetadata(line("New workspace"));

export default function NewWorkspacePage() {
  return (
    <OwnPart placeholder={<ScreenPlaceholder />}>
      <NewWorkspaceScreen />
    </OwnPart>
  );
}
