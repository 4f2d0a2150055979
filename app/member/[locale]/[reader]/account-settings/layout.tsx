import type { ReactNode } from "react";
import { AccountShell } from "../account-shell";
import { getMemberPageData, type MemberParams } from "../members-page";

export default async function AccountLayout({ children, params }: MemberParams & { children: ReactNode }) {
  return <AccountShell data={await getMemberPageData({ params })}>{children}</AccountShell>;
}
