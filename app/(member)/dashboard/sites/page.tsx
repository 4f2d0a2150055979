import { ToolScreen } from "@/components/dashboard/tool-screen";
import { line } from "@/lib/i18n/line";
import { requirePermission } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { memberMetadata, pageT } from "../../page-text";

export const generateMetadata = () => memberMetadata(line("Manage Sites"));

export default async function SitesPage() {
  await requirePermission("projects.create", routes.sites);
  const t = await pageT();
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
