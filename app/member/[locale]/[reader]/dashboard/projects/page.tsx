import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { ProjectsScreen } from "@/components/projects/projects-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(line("Projects"));

export default function ProjectsPage() {
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <ProjectsScreen />
    </UserPart>
  );
}
