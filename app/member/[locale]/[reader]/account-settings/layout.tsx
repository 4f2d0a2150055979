import type { ReactNode } from "react";
import { AccountShell } from "../account-shell";
import { getMemberPageData, type MemberParams } from "../member-page-data";

export default async function AccountLayout({ children, params }: MemberParams & { children: ReactNode }) {
  return <AccountShell data={await getMemberPageData({ params })}>{children}</AccountShell>;
}
