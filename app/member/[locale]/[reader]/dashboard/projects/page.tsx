import { OwnPart } from "@/components/bootstrap/own-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { ProjectsScreen } from "@/components/projects/projects-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../members-page";

export const generateMetadata = memberMetadata(line("Projects"));

export default function ProjectsPage() {
  return (
    <OwnPart placeholder={<ScreenPlaceholder />}>
      <ProjectsScreen />
    </OwnPart>
  );
}
