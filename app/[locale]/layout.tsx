import "@/app/globals.css";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { CachedDocument } from "@/app/cached-document";
import { LayoutGlobals } from "@/components/layout/layout-globals";
import { getPublicPageData } from "@/lib/bootstrap/page-data";
import { languageSettings } from "@/lib/page-cache/locale";

/** Folders whose translated texts every page of this layout may show. */
const FOLDERS = [
  "components/ui",
  "components/form",
  "components/layout",
  "components/bootstrap",
  "components/cookie-notice",
  "components/errors",
  "components/notifications",
  "lib/http",
];

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** No paths at build time, so the build needs no database. A page is rendered on its first request and cached. */
export function generateStaticParams() {
  return [];
}

export default async function PublicLayout({ children, params }: Props) {
  const { locale } = await params;
  // An address that the middleware does not match, such as /vendor/login, gets here without a language.
  if (!languageSettings().languages.includes(locale)) notFound();
  const data = await getPublicPageData(locale);
  return (
    <CachedDocument data={data} folders={FOLDERS}>
      {children}
      <LayoutGlobals />
    </CachedDocument>
  );
}
