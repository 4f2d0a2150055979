import "@/components/site/prose.css";
import { Fragment } from "react";
import { SectionList } from "@/components/account-settings/section-list";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { ScreenHeader } from "@/components/layout/screen-header";
import { QueryProvider } from "@/components/query/query-provider";
import { formatMonth } from "@/lib/format";
import { createT } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import { clientLines } from "@/lib/i18n/lines";
import { requireUser } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { getExtraPanels } from "@/lib/settings/extra-panels";
import { getSettings } from "@/lib/settings/settings";
import { memberMetadata, pageI18n } from "../page-text";
import { accountPanels } from "./panels";

/** Folders whose lines this page needs, besides those of every member page. */
const FOLDERS = ["lib/permissions", "lib/value-lists"];

export const generateMetadata = () => memberMetadata(line("Account settings"));

export default async function AccountSettingsPage() {
  const [actor, i18n, settings, extra] = await Promise.all([
    requireUser(routes.accountSettings),
    pageI18n(),
    getSettings(),
    getExtraPanels(),
  ]);
  const t = createT(i18n);
  const panels = accountPanels({ actor, settings, extra, t });
  const { email, createdAt, timezone } = actor.user;
  const since = formatMonth(createdAt, t.language, timezone ?? settings.dates.default_timezone);
  return (
    <I18nProvider language={i18n.language} lines={clientLines(i18n, FOLDERS).lines}>
      <ScreenHeader
        title={t("Account settings")}
        text={t.rich(":email, member since :month", { email: <bdi>{email}</bdi>, month: since })}
      />
      <QueryProvider>
        <div className="@container">
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @min-[600px]:grid-cols-[196px_minmax(0,680px)] @min-[600px]:gap-16">
            <SectionList sections={panels.map(({ id, label }) => ({ id, label }))} />
            <div>
              {panels.map(({ id, panel }) => (
                <Fragment key={id}>{panel}</Fragment>
              ))}
            </div>
          </div>
        </div>
      </QueryProvider>
    </I18nProvider>
  );
}
