import "@/components/site/prose.css";
import { Fragment } from "react";
import { AccountSummary, AccountSummaryPlaceholder } from "@/components/account-settings/account-summary";
import { SectionList } from "@/components/account-settings/section-list";
import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenHeader } from "@/components/layout/screen-header";
import { QueryProvider } from "@/components/query/query-provider";
import { line } from "@/lib/i18n/line";
import { getExtraPanels } from "@/lib/settings/extra-panels";
import { getMemberPageData, type MemberParams, memberMetadata } from "../member-page-data";
import { createAccountPanels } from "./panels";

export const generateMetadata = memberMetadata(line("Account settings"));

export default async function AccountSettingsPage({ params }: MemberParams) {
  const [data, extraPanels] = await Promise.all([getMemberPageData({ params }), getExtraPanels()]);
  const { t } = data;
  const panels = createAccountPanels({ ...data, extraPanels });
  return (
    <>
      <ScreenHeader
        title={t("Account settings")}
        text={
          <UserPart placeholder={<AccountSummaryPlaceholder />}>
            <AccountSummary />
          </UserPart>
        }
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
    </>
  );
}
