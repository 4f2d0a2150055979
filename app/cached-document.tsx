import "server-only";
import type { ReactNode } from "react";
import { BootstrapProvider } from "@/components/bootstrap/bootstrap-provider";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { DocumentShell } from "@/components/layout/document-shell";
import { browserDataOf, type PublicPageData } from "@/lib/bootstrap/page-data";

type Props = {
  data: PublicPageData;
  /** Folders whose translated texts every page of the layout may show. */
  folders: readonly string[];
  /** Whether the pages require a login. */
  membersOnly?: boolean;
  children: ReactNode;
};

/** The HTML document of a cached page. */
export function CachedDocument({ data, folders, membersOnly = false, children }: Props) {
  const { bootstrap, lines } = browserDataOf(data, folders);
  const { default_timezone, format } = data.settings.dates;
  return (
    <DocumentShell
      language={data.i18n.language}
      themes={data.themes}
      settings={data.settings}
      skipLabel={data.t("Skip to content")}
    >
      <I18nProvider language={data.i18n.language} lines={lines} timeZone={default_timezone} datePreset={format}>
        <BootstrapProvider initial={bootstrap} cached membersOnly={membersOnly}>
          {children}
        </BootstrapProvider>
      </I18nProvider>
    </DocumentShell>
  );
}
