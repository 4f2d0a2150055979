import { ContactScreen } from "@/components/contact-messages/contact-screen";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { SiteFrame } from "@/components/site/site-frame";
import { browserDataOf, getPublicPageData } from "@/lib/bootstrap/page-data";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";

/** Folders whose translated texts this page may show, besides those of the layout. */
const FOLDERS = ["components/captcha", "components/contact-messages"];

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props) {
  const data = await getPublicPageData((await params).locale);
  return pageMetadata(data, { path: routes.contact, title: data.t("Contact us") });
}

export default async function ContactPage({ params }: Props) {
  const data = await getPublicPageData((await params).locale);
  return (
    <SiteFrame settings={data.settings} t={data.t} navbar="custom-page-navbar" path={routes.contact}>
      <I18nProvider language={data.i18n.language} lines={browserDataOf(data, FOLDERS).lines}>
        <ContactScreen t={data.t} />
      </I18nProvider>
    </SiteFrame>
  );
}
