import "@/app/globals.css";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { BootstrapProvider } from "@/components/bootstrap/bootstrap-provider";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { ImpersonationBanner } from "@/components/impersonation/impersonation-banner";
import { DocumentShell } from "@/components/layout/document-shell";
import { MemberLayoutGlobals } from "@/components/layout/member-layout-globals";
import { getBootstrapData } from "@/lib/bootstrap/bootstrap";
import { clientBootstrap } from "@/lib/bootstrap/client-data";
import { configuredLines } from "@/lib/bootstrap/configured-lines";
import { createT } from "@/lib/i18n/create-t";
import { clientLines } from "@/lib/i18n/lines";
import { MEMBER_FOLDERS } from "@/lib/i18n/member-folders";
import { getLocalizations } from "@/lib/localizations/public";
import { pageActor, pageVisitor } from "@/lib/page-access/page-actor";

/** The root layout of the pages that are rendered per request, for one visitor, and not cached. */
export default async function VisitorLayout({ children }: { children: ReactNode }) {
  const [actor, requestHeaders, localizations] = await Promise.all([pageActor(), headers(), getLocalizations()]);
  const data = await getBootstrapData(await pageVisitor(), actor);
  const languages = localizations.map(({ language, name }) => ({ language, name }));
  const timeZone = (actor.id !== null && actor.user.timezone) || data.settings.dates.default_timezone;
  return (
    <DocumentShell
      language={data.i18n.language}
      themes={data.themes}
      settings={data.settings}
      skipLabel={createT(data.i18n)("Skip to content")}
      nonce={requestHeaders.get("x-nonce") ?? undefined}
    >
      <I18nProvider
        language={data.i18n.language}
        lines={{ ...clientLines(data.i18n, MEMBER_FOLDERS).lines, ...configuredLines(data) }}
        timeZone={timeZone}
        datePreset={data.settings.dates.format}
      >
        <BootstrapProvider initial={clientBootstrap(data, languages)}>
          <ImpersonationBanner />
          {children}
          <MemberLayoutGlobals />
        </BootstrapProvider>
      </I18nProvider>
    </DocumentShell>
  );
}
