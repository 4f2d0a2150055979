import type { ReactNode } from "react";
import { type MemberParams, memberPageData } from "../members-page";
import { OwnShell } from "../own-shell";

export default async function AccountLayout({ children, params }: MemberParams & { children: ReactNode }) {
  return <OwnShell data={await memberPageData({ params })}>{children}</OwnShell>;
}
