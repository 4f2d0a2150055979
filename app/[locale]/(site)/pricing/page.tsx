import type { Metadata } from "next";
import { ContactBanner } from "@/components/pricing/contact-banner";
import { PlanList } from "@/components/pricing/plan-list";
import { PlanTable } from "@/components/pricing/plan-table";
import { JsonLd } from "@/components/site/json-ld";
import { NotFoundPage } from "@/components/site/not-found-page";
import { SiteFrame } from "@/components/site/site-frame";
import { getPublicPageData, type PublicPageData } from "@/lib/bootstrap/page-data";
import { comparePlans } from "@/lib/products/comparison";
import { routes } from "@/lib/routes";
import { pageGraph } from "@/lib/seo/json-ld";
import { offerCatalog } from "@/lib/seo/offers";
import { pageMetadata, unlistedMetadata } from "@/lib/seo/page-metadata";
import { setNotFoundStatus } from "../../set-not-found-status";
import { loadPlans } from "../load-plans";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await getPublicPageData((await params).locale);
  if (!data.settings.billing.enable) return unlistedMetadata(data, data.t("Page not found"));
  return pageMetadata(data, headOf(data));
}

export default async function PricingPage({ params }: Props) {
  const data = await getPublicPageData((await params).locale);
  const { settings, t } = data;
  if (!settings.billing.enable) {
    await setNotFoundStatus();
    return <NotFoundPage settings={settings} t={t} />;
  }
  const plans = await loadPlans();
  const products = plans.map(({ product }) => product);
  return (
    <SiteFrame settings={settings} t={t} navbar="custom-page-navbar" path={routes.pricing}>
      <JsonLd graph={pageGraph(data, headOf(data), offerCatalog(data, products))} />
      <div className="pt-[clamp(48px,7vw,88px)] pb-18">
        <PlanList products={products} settings={settings} level={1} t={t} />
      </div>
      <PlanTable products={products} rows={comparePlans(plans)} t={t} />
      <ContactBanner t={t} />
    </SiteFrame>
  );
}

function headOf({ settings, t }: PublicPageData) {
  const { pricingSubtitle } = settings.homepage.appearance;
  return { path: routes.pricing, title: t("Pricing"), description: t(pricingSubtitle) };
}
