import type { Metadata } from "next";
import { NotFoundPage } from "@/components/site/not-found-page";
import { getPublicPageData } from "@/lib/bootstrap/page-data";
import { unlistedMetadata } from "@/lib/seo/page-metadata";
import { setNotFoundStatus } from "../set-not-found-status";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await getPublicPageData((await params).locale);
  return unlistedMetadata(data, data.t("Page not found"));
}

/** The middleware shows this page for unknown addresses, and instead of pages that the visitor may not open. */
export default async function MissingPage({ params }: Props) {
  const { locale } = await params;
  const [{ settings, t }] = await Promise.all([getPublicPageData(locale), setNotFoundStatus()]);
  return <NotFoundPage settings={settings} t={t} />;
}
