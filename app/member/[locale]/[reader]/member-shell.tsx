import "server-only";
import type { ReactNode } from "react";
import { OwnPart } from "@/components/bootstrap/own-part";
import { CommandSearch } from "@/components/command/command-search";
import { AccountMenu } from "@/components/layout/account-menu";
import { AccountMenuWaiting } from "@/components/layout/account-menu-waiting";
import { AppShell } from "@/components/layout/app-shell";
import type { Place, PlaceGroup } from "@/components/layout/sidebar-place";
import { UploadTray } from "@/components/uploads/upload-tray";
import type { MemberPageData } from "./members-page";

type Props = {
  data: Pick<MemberPageData, "settings">;
  groups: readonly PlaceGroup[];
  workspace?: ReactNode;
  foot?: ReactNode;
  dock?: { label: string; places: readonly Place[] };
  children: ReactNode;
};

/** The shell of the dashboard, the admin area and the account settings. */
export function MemberShell({ data, ...props }: Props) {
  const account = (
    <OwnPart waiting={<AccountMenuWaiting />}>
      <AccountMenu />
    </OwnPart>
  );
  return (
    <>
      <AppShell {...props} branding={data.settings.branding} search={<CommandSearch />} account={account} />
      <UploadTray />
    </>
  );
}
