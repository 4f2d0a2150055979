import "server-only";
import type { ReactNode } from "react";
import { CommandSearch } from "@/components/command/command-search";
import { AccountMenu } from "@/components/layout/account-menu";
import { AppShell } from "@/components/layout/app-shell";
import type { Place, PlaceGroup } from "@/components/layout/sidebar-place";
import { UploadTray } from "@/components/uploads/upload-tray";
import { getSettings, publicSettings } from "@/lib/settings/settings";

type Props = {
  groups: readonly PlaceGroup[];
  workspace?: ReactNode;
  foot?: ReactNode;
  dock?: { label: string; places: readonly Place[] };
  children: ReactNode;
};

/** The shell of the dashboard, the admin area and the account settings. */
export async function MemberShell(props: Props) {
  const { branding } = publicSettings(await getSettings());
  return (
    <>
      <AppShell {...props} branding={branding} search={<CommandSearch />} account={<AccountMenu />} />
      <UploadTray />
    </>
  );
}
