import "@/app/globals.css";
import type { ReactNode } from "react";
import { BootstrapProvider } from "@/components/bootstrap/bootstrap-provider";
import { OwnPart } from "@/components/bootstrap/own-part";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { OwnTimeZone } from "@/components/i18n/own-time-zone";
import { ImpersonationBanner } from "@/components/impersonation/impersonation-banner";
import { DocumentShell } from "@/components/layout/document-shell";
import { PageHosts } from "@/components/layout/page-hosts";
import { forBrowser } from "@/lib/bootstrap/page-data";
import { OWN_TEXT_SCRIPT } from "@/lib/page-cache/known-scripts.mjs";
import { type MemberParams, memberPageData } from "./members-page";

/** The pages are the same for all their readers, so they read neither cookies nor headers. */
export const dynamic = "error";

/** No paths at build time, so the build needs no database. A page is rendered on its first request and cached. */
export function generateStaticParams() {
  return [];
}

/** Folders whose lines every member page may show. */
const FOLDERS = ["components", "lib/http", "lib/permissions", "lib/uploads", "lib/value-lists"];

/** The root layout of the cached pages for members. */
export default async function MemberLayout({ children, params }: MemberParams & { children: ReactNode }) {
  const data = await memberPageData({ params });
  const { bootstrap, lines } = forBrowser(data, FOLDERS);
  const { default_timezone, format } = data.settings.dates;
  return (
    <DocumentShell
      language={data.i18n.language}
      themes={data.themes}
      settings={data.settings}
      skipLabel={data.t("Skip to content")}
    >
      <I18nProvider language={data.i18n.language} lines={lines} timeZone={default_timezone} datePreset={format}>
        <BootstrapProvider initial={bootstrap} cached membersOnly>
          <OwnTimeZone>
            <OwnPart>
              <ImpersonationBanner />
            </OwnPart>
            {children}
            <PageHosts membersOnly />
          </OwnTimeZone>
        </BootstrapProvider>
      </I18nProvider>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own fixed text */}
      <script dangerouslySetInnerHTML={{ __html: OWN_TEXT_SCRIPT }} />
    </DocumentShell>
  );
}
