import { BillingProfilePanel } from "@/components/invoices/billing-profile-panel";
import { InvoicesPanel } from "@/components/invoices/invoices-panel";
import { ScreenHeader } from "@/components/layout/screen-header";
import { PlanPanels } from "@/components/subscriptions/plan-panels";
import { line } from "@/lib/i18n/line";
import { getMemberPageData, type MemberParams, memberMetadata } from "../member-page-data";

export const generateMetadata = memberMetadata(line("Billing"));

export default async function BillingPage({ params }: MemberParams) {
  const { t } = await getMemberPageData({ params });
  return (
    <>
      <ScreenHeader title={t("Billing")} />
      <div className="@container grid max-w-185 grid-cols-[minmax(0,1fr)]">
        <PlanPanels />
        <BillingProfilePanel />
        <InvoicesPanel />
      </div>
    </>
  );
}
