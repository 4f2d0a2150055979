"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { AllSitesList } from "@/components/site-reports/all-sites-list";
import { ReportList } from "@/components/site-reports/report-list";
import { Tabs } from "@/components/ui/tabs";

/** The URL parameters of a list. Opening the other tab clears them, because that tab shows a different list. */
const LIST_STATE = {
  page: parseAsString,
  perPage: parseAsString,
  query: parseAsString,
  orderBy: parseAsString,
  orderDir: parseAsString,
  state: parseAsString,
};
const EMPTY_LIST_STATE = { page: null, perPage: null, query: null, orderBy: null, orderDir: null, state: null };
const REPORTS = "reports";

/** Everyone's sites, and what visitors have reported about them. */
export function SitesAdminScreen() {
  const t = useT();
  const [{ tab }, setUrlState] = useQueryStates({ tab: parseAsString, ...LIST_STATE }, { history: "replace" });
  const show = (next: string) => void setUrlState({ ...EMPTY_LIST_STATE, tab: next === REPORTS ? REPORTS : null });
  return (
    <>
      <ScreenHeader title={t("Sites")} text={t("Everyone's sites, and what visitors have reported about them.")} />
      <Tabs
        label={t("Sites")}
        value={tab === REPORTS ? REPORTS : "sites"}
        onChange={show}
        contentClass="pt-6"
        tabs={[
          { value: "sites", label: t("All sites"), content: <AllSitesList /> },
          { value: REPORTS, label: t("Reports"), content: <ReportList /> },
        ]}
      />
    </>
  );
}
