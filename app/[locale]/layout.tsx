import "@/app/globals.css";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { BootstrapProvider } from "@/components/bootstrap/bootstrap-provider";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { DocumentShell } from "@/components/layout/document-shell";
import { PageHosts } from "@/components/layout/page-hosts";
import { forBrowser, publicPageData } from "@/lib/bootstrap/page-data";
import { publicState } from "@/lib/page-cache/locale";

/** Folders whose lines every cached page may show. */
const FOLDERS = [
  "components/ui",
  "components/form",
  "components/layout",
  "components/bootstrap",
  "components/cookie-notice",
  "components/errors",
  "lib/http",
];

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** No paths at build time, so the build needs no database. A page is rendered on its first request and cached. */
export function generateStaticParams() {
  return [];
}

export default async function PublicLayout({ children, params }: Props) {
  const { locale } = await params;
  // the middleware rewrites to a language; other addresses, such as /vendor/login, reach this folder without it
  if (!publicState().languages.includes(locale)) notFound();
  const data = await publicPageData(locale);
  const { bootstrap, lines } = forBrowser(data, FOLDERS);
  return (
    <DocumentShell
      language={data.i18n.language}
      themes={data.themes}
      settings={data.settings}
      skipLabel={data.t("Skip to content")}
    >
      <I18nProvider
        language={data.i18n.language}
        lines={lines}
        timeZone={data.settings.dates.default_timezone}
        datePreset={data.settings.dates.format}
      >
        <BootstrapProvider initial={bootstrap} cached>
          {children}
          <PageHosts />
        </BootstrapProvider>
      </I18nProvider>
    </DocumentShell>
  );
}
