import type { Metadata } from "next";
import { Suspense } from "react";
import { AuthShell } from "@/components/auth/auth-shell";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { PlanList } from "@/components/pricing/plan-list";
import { JsonLd } from "@/components/site/json-ld";
import { Landing } from "@/components/site/landing";
import { SiteFrame } from "@/components/site/site-frame";
import { getPublicPageData, type PublicPageData } from "@/lib/bootstrap/page-data";
import { clientLines } from "@/lib/i18n/lines";
import { routes } from "@/lib/routes";
import { pageGraph } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { resolveHomepage } from "@/lib/settings/resolve-homepage";
import { loadGuestPage } from "../(guest)/guest-page";
import { CustomPageView, customPageMetadata, findCustomPage } from "./custom-page-view";
import { LoginPanel, RegisterForm } from "./guest-panels";
import { loadPlans } from "./load-plans";

/** Folders whose translated texts this page may show, besides those of the layout. */
const FOLDERS = ["components/illustrations"];

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { data, screen, page } = await loadHomepage(params);
  if (page) return customPageMetadata(data, page);
  if (screen === "login") return pageMetadata(data, { path: routes.home, title: data.t("Login") });
  if (screen === "register") return pageMetadata(data, { path: routes.home, title: data.t("Register") });
  return pageMetadata(data, headOf(data));
}

/** The homepage that the settings select. */
export default async function Homepage({ params }: Props) {
  const { data, screen, page } = await loadHomepage(params);
  if (page) return <CustomPageView data={data} page={page} path={routes.home} />;
  if (screen === "login" || screen === "register") return <GuestScreen screen={screen} params={params} />;
  return (
    <SiteFrame settings={data.settings} t={data.t} navbar="homepage-navbar" path={routes.home}>
      <JsonLd graph={pageGraph(data, headOf(data))} />
      <I18nProvider language={data.i18n.language} lines={clientLines(data.i18n, FOLDERS).lines}>
        <Landing settings={data.settings} t={data.t} pricing={await renderPricingBlock(data)} />
      </I18nProvider>
    </SiteFrame>
  );
}

/** The plans on the landing page. Null if billing is off, if the settings hide them, or if there are none. */
async function renderPricingBlock({ settings, t }: PublicPageData) {
  if (!settings.homepage.appearance.showPricing || !settings.billing.enable) return null;
  const products = (await loadPlans()).map(({ product }) => product);
  if (products.length === 0) return null;
  return (
    <section className="render-lazily py-[clamp(64px,9vw,120px)]" id="pricing">
      <PlanList products={products} settings={settings} level={2} t={t} />
    </section>
  );
}

/** The login or registration form as the homepage. */
async function GuestScreen({ screen, params }: Props & { screen: "login" | "register" }) {
  const guestPage = await loadGuestPage(params);
  return (
    <AuthShell {...guestPage} linkTo={screen === "login" ? "register" : "login"}>
      <Suspense>
        {screen === "login" ? <LoginPanel joinsWorkspace={false} /> : <RegisterForm joinsWorkspace={false} />}
      </Suspense>
    </AuthShell>
  );
}

/**
 * Loads what the homepage shows. The landing page replaces a custom page that does not exist or is not published. The
 * login form replaces the registration form while registration is disabled.
 */
async function loadHomepage(params: Props["params"]) {
  const data = await getPublicPageData((await params).locale);
  const homepage = resolveHomepage(data.settings.homepage);
  const page = homepage.screen === "customPage" ? await findCustomPage(homepage.page) : null;
  const screen = homepage.screen === "register" && data.settings.registration.disable ? "login" : homepage.screen;
  return { data, screen, page };
}

function headOf({ settings, t }: PublicPageData) {
  return { path: routes.home, title: t(settings.homepage.appearance.headerTitle) };
}
