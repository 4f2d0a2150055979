import type { Metadata } from "next";
import { NotFoundPage } from "@/components/site/not-found-page";
import { getPublicPageData } from "@/lib/bootstrap/page-data";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { setNotFoundStatus } from "../../../set-not-found-status";
import { CustomPageView, customPageMetadata, findCustomPage } from "../../custom-page-view";

type Props = { params: Promise<{ locale: string; page: string }> };

/** No paths at build time: a page is rendered on its first request and cached until an edit. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { data, page } = await loadPage(params);
  return page ? customPageMetadata(data, page) : unlistedMetadata(data, data.t("Page not found"));
}

/** `/pages/about` */
export default async function PageBySlug({ params }: Props) {
  const { data, page } = await loadPage(params);
  if (page) return <CustomPageView data={data} page={page} />;
  await setNotFoundStatus();
  return <NotFoundPage settings={data.settings} t={data.t} />;
}

async function loadPage(params: Props["params"]) {
  const { locale, page: slug } = await params;
  const [data, page] = await Promise.all([getPublicPageData(locale), findCustomPage(decodeURIComponent(slug))]);
  return { data, page };
}
