import { OwnPart } from "@/components/bootstrap/own-part";
import { ScreenWaiting } from "@/components/layout/screen-waiting";
import { NewWorkspaceScreen } from "@/components/workspaces/new-workspace-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../members-page";

export const generateMetadata = memberMetadata(line("New workspace"));

export default function NewWorkspacePage() {
  return (
    <OwnPart waiting={<ScreenWaiting />}>
      <NewWorkspaceScreen />
    </OwnPart>
  );
}
