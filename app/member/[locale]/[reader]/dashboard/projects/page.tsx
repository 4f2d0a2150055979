import { OwnPart } from "@/components/bootstrap/own-part";
import { ScreenWaiting } from "@/components/layout/screen-waiting";
import { ProjectsScreen } from "@/components/projects/projects-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../members-page";

export const generateMetadata = memberMetadata(line("Projects"));

export default function ProjectsPage() {
  return (
    <OwnPart waiting={<ScreenWaiting />}>
      <ProjectsScreen />
    </OwnPart>
  );
}
