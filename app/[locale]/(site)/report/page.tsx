import { I18nProvider } from "@/components/i18n/i18n-provider";
import { SiteFrame } from "@/components/site/site-frame";
import { ReportScreen } from "@/components/site-reports/report-screen";
import { browserDataOf, getPublicPageData } from "@/lib/bootstrap/page-data";
import { routes } from "@/lib/routes";
import { unlistedMetadata } from "@/lib/seo/page-metadata";

/** Folders whose translated texts this page may show, besides those of the layout. */
const FOLDERS = ["components/site-reports"];

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props) {
  const data = await getPublicPageData((await params).locale);
  return unlistedMetadata(data, data.t("Report a site"));
}

/** `/report`: open to everybody. Only the browser reads `?address=`, because the page is cached. */
export default async function ReportPage({ params }: Props) {
  const data = await getPublicPageData((await params).locale);
  return (
    <SiteFrame settings={data.settings} t={data.t} navbar="custom-page-navbar" path={routes.report}>
      <I18nProvider language={data.i18n.language} lines={browserDataOf(data, FOLDERS).lines}>
        <ReportScreen t={data.t} />
      </I18nProvider>
    </SiteFrame>
  );
}
