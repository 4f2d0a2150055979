import "server-only";
import type { ReactNode } from "react";
import { CommandSearch } from "@/components/command/command-search";
import { AccountMenu } from "@/components/layout/account-menu";
import { AppShell } from "@/components/layout/app-shell";
import type { NavGroup, NavItem } from "@/components/layout/nav-item";
import { UploadTray } from "@/components/uploads/upload-tray";
import type { MemberPageData } from "./member-page-data";

type Props = {
  data: Pick<MemberPageData, "settings">;
  groups: readonly NavGroup[];
  workspace?: ReactNode;
  footer?: ReactNode;
  dock?: { label: string; items: readonly NavItem[] };
  children: ReactNode;
};

/** The shell of the dashboard, the admin area and the pages about a user's account. */
export function MemberShell({ data, ...props }: Props) {
  return (
    <>
      <AppShell {...props} branding={data.settings.branding} search={<CommandSearch />} account={<AccountMenu />} />
      <UploadTray />
    </>
  );
}
