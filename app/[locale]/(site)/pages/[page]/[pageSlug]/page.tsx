import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { NotFoundPage } from "@/components/site/not-found-page";
import { getPublicPageData } from "@/lib/bootstrap/page-data";
import { routes } from "@/lib/routes";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { setNotFoundStatus } from "../../../../set-not-found-status";
import { CustomPageView, customPageMetadata, findCustomPage } from "../../../custom-page-view";

type Props = { params: Promise<{ locale: string; page: string; pageSlug: string }> };

/** No paths at build time: a page is rendered on its first request and cached until an edit. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { data, page } = await loadPage(params);
  return page ? customPageMetadata(data, page) : unlistedMetadata(data, data.t("Page not found"));
}

/** `/pages/3/about`: found by its id, so links with an old slug still work. */
export default async function PageById({ params }: Props) {
  const { data, page, slug } = await loadPage(params);
  if (!page) {
    await setNotFoundStatus();
    return <NotFoundPage settings={data.settings} t={data.t} />;
  }
  // Temporary, because browsers cache permanent redirects: if the slug changed back, they would redirect in a loop.
  if (page.slug !== slug) redirect(routes.pageById(page.id, page.slug));
  return <CustomPageView data={data} page={page} />;
}

async function loadPage(params: Props["params"]) {
  const { locale, page: id, pageSlug } = await params;
  const [data, page] = await Promise.all([getPublicPageData(locale), findCustomPage(Number(id))]);
  return { data, page, slug: decodeURIComponent(pageSlug) };
}
