"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { usePermission } from "@/components/bootstrap/use-permission";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { AllSitesList } from "@/components/site-reports/all-sites-list";
import { EvidenceList } from "@/components/site-reports/evidence-list";
import { HeldList } from "@/components/site-reports/held-list";
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
  kind: parseAsString,
};
const EMPTY_LIST_STATE = {
  page: null,
  perPage: null,
  query: null,
  orderBy: null,
  orderDir: null,
  state: null,
  kind: null,
};
const OTHER_TABS: readonly (string | null)[] = ["reports", "reviews", "evidence"];

/** Everyone's sites, and what visitors have reported about them. */
export function SitesAdminScreen() {
  const t = useT();
  const canReview = usePermission("sites.update");
  const [{ tab }, setUrlState] = useQueryStates({ tab: parseAsString, ...LIST_STATE }, { history: "replace" });
  const show = (next: string) =>
    void setUrlState({ ...EMPTY_LIST_STATE, tab: OTHER_TABS.includes(next) ? next : null });
  return (
    <>
      <ScreenHeader title={t("Sites")} text={t("Everyone's sites, and what visitors have reported about them.")} />
      <Tabs
        label={t("Sites")}
        value={tab !== null && OTHER_TABS.includes(tab) ? tab : "sites"}
        onChange={show}
        contentClass="pt-6"
        tabs={[
          { value: "sites", label: t("All sites"), content: <AllSitesList /> },
          { value: "reports", label: t("Reports"), content: <ReportList /> },
          ...(canReview
            ? [
                { value: "reviews", label: t("Waiting for review"), content: <HeldList /> },
                { value: "evidence", label: t("Evidence"), content: <EvidenceList /> },
              ]
            : []),
        ]}
      />
    </>
  );
}
