import type { ReactNode } from "react";
import { getMemberPageData, type MemberParams } from "../members-page";
import { OwnShell } from "../own-shell";

export default async function AccountLayout({ children, params }: MemberParams & { children: ReactNode }) {
  return <OwnShell data={await getMemberPageData({ params })}>{children}</OwnShell>;
}
