import "server-only";
import { CustomPage } from "@/components/site/custom-page";
import { JsonLd } from "@/components/site/json-ld";
import { SiteFrame } from "@/components/site/site-frame";
import type { PublicPageData } from "@/lib/bootstrap/page-data";
import type { CustomPageJson } from "@/lib/custom-pages/schema";
import { cacheTagged } from "@/lib/page-cache/cache-tagged";
import { routes } from "@/lib/routes";
import { pageGraph } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { resolveHomepage } from "@/lib/settings/resolve-homepage";

/** Returns the published page with this slug or id, or null. The result is cached until any custom page changes. */
export function findCustomPage(slugOrId: string | number): Promise<CustomPageJson | null> {
  return cacheTagged(`custom-page:${typeof slugOrId}:${slugOrId}`, ["custom-pages"], async () => {
    // imported here, because the homepage loads this module too, and is rarely a custom page
    const { findPublishedPage } = await import("@/lib/custom-pages/public");
    return findPublishedPage(slugOrId);
  });
}

/** Returns the metadata of a custom page. If the page is the homepage too, its canonical path is "/". */
export function customPageMetadata(data: PublicPageData, page: CustomPageJson) {
  return pageMetadata(data, headOf(data, page));
}

type Props = { data: PublicPageData; page: CustomPageJson; path?: string };

export function CustomPageView({ data, page, path = routes.page(page.slug) }: Props) {
  const { settings, t } = data;
  return (
    <SiteFrame settings={settings} t={t} navbar="custom-page-navbar" path={path}>
      <JsonLd graph={pageGraph(data, { ...headOf(data, page), modified: page.updated_at })} />
      <CustomPage title={page.title} body={page.body} />
    </SiteFrame>
  );
}

function headOf({ settings }: PublicPageData, { id, slug, title, seo }: CustomPageJson) {
  const homepage = resolveHomepage(settings.homepage);
  const isHomepage = homepage.screen === "customPage" && [id, slug].includes(homepage.page);
  const path = isHomepage ? routes.home : routes.page(slug);
  return { path, slug, title: seo.title || title, description: seo.description, image: seo.image, robots: seo.robots };
}
