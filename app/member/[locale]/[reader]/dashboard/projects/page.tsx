import { ToolScreen } from "@/components/dashboard/tool-screen";
import { line } from "@/lib/i18n/line";
import { type MemberParams, memberMetadata, memberPageData } from "../../members-page";

export const generateMetadata = memberMetadata(line("Projects"));

export default async function ProjectsPage({ params }: MemberParams) {
  const { t } = await memberPageData({ params });
  return (
    <ToolScreen
      title={t("Projects")}
      text={t("Designs you work on in the editor.")}
      empty={{
        title: t("No projects yet"),
        text: t(
          "A project is a design you work on in the editor. Publish it when you are ready; until then only you can see it.",
        ),
        drawing: "page",
      }}
    />
  );
}
