import { ToolScreen } from "@/components/dashboard/tool-screen";
import { line } from "@/lib/i18n/line";
import { requirePermission } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { memberMetadata, pageT } from "../../page-text";

export const generateMetadata = () => memberMetadata(line("Branded domains"));

export default async function DomainsPage() {
  await requirePermission("projects.create", routes.domains);
  const t = await pageT();
  return (
    <ToolScreen
      title={t("Branded domains")}
      text={t("Give a site its own host name.")}
      empty={{
        title: t("No domains yet"),
        text: t(
          "A domain points to one of your sites. Once you have a site, its host name and DNS records appear here.",
        ),
        drawing: "rings",
      }}
    />
  );
}
