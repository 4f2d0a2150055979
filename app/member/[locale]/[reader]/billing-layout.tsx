import "server-only";
import type { ReactNode } from "react";
import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { QueryProvider } from "@/components/query/query-provider";
import { AccountShell } from "./account-shell";
import { getMemberPageData, type MemberParams } from "./member-page-data";

/** The layout of the pages about the user's plan. Everything on them is loaded by the browser. */
export async function BillingLayout({ children, params }: MemberParams & { children: ReactNode }) {
  return (
    <AccountShell data={await getMemberPageData({ params })}>
      <UserPart placeholder={<ScreenPlaceholder />}>
        <QueryProvider>{children}</QueryProvider>
      </UserPart>
    </AccountShell>
  );
}
