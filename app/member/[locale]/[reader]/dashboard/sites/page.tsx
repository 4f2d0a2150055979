import { ToolScreen } from "@/components/dashboard/tool-screen";
import { line } from "@/lib/i18n/line";
import { type MemberParams, memberMetadata, memberPageData } from "../../members-page";

export const generateMetadata = memberMetadata(line("Manage Sites"));

export default async function SitesPage({ params }: MemberParams) {
  const { t } = await memberPageData({ params });
  return (
    <ToolScreen
      title={t("Manage Sites")}
      text={t("Publish a project to a web address.")}
      empty={{
        title: t("No sites yet"),
        text: t(
          "A site shows one of your projects to everyone, at an address you choose. Published sites appear here.",
        ),
        drawing: "page",
      }}
    />
  );
}
