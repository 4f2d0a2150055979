import { OwnPart } from "@/components/bootstrap/own-part";
import { ScreenWaiting } from "@/components/layout/screen-waiting";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../members-page";
import { WorkspacePanels } from "./workspace-panels";

export const generateMetadata = memberMetadata(line("Workspace"));

export default function WorkspacePage() {
  return (
    <OwnPart waiting={<ScreenWaiting />}>
      <WorkspacePanels />
    </OwnPart>
  );
}
