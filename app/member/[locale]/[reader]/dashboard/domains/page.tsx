import { ToolScreen } from "@/components/dashboard/tool-screen";
import { line } from "@/lib/i18n/line";
import { type MemberParams, memberMetadata, memberPageData } from "../../members-page";

export const generateMetadata = memberMetadata(line("Branded domains"));

export default async function DomainsPage({ params }: MemberParams) {
  const { t } = await memberPageData({ params });
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
