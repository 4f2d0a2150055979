import type { ReactNode } from "react";
import { AppShellMain } from "@/components/layout/app-shell-main";
import { Brand } from "@/components/layout/brand";
import { Dock } from "@/components/layout/dock";
import type { NavGroup, NavItem } from "@/components/layout/nav-item";
import { Sidebar, SidebarContent } from "@/components/layout/sidebar";
import { SidebarDrawer } from "@/components/layout/sidebar-drawer";
import { TopBar } from "@/components/layout/top-bar";
import { NotificationBell } from "@/components/notifications/notification-bell";
import type { PublicSettings } from "@/lib/settings/schema";

type Props = {
  branding: PublicSettings["branding"];
  workspace?: ReactNode;
  groups: readonly NavGroup[];
  footer?: ReactNode;
  /** The search box. */
  search: ReactNode;
  /** The account menu. */
  account: ReactNode;
  /** On a phone, at the bottom of the screen. */
  dock?: { label: string; items: readonly NavItem[] };
  children: ReactNode;
};

/**
 * The shell of member pages: sidebar, top bar and page. On a phone, a drawer replaces the sidebar, and there is a dock
 * if `dock` is given.
 */
export function AppShell({ branding, workspace, groups, footer, search, account, dock, children }: Props) {
  const content = { workspace, groups, footer };
  return (
    <div className="grid min-h-dvh md:grid-cols-[236px_minmax(0,1fr)] max-md:grid-cols-[minmax(0,1fr)]">
      <Sidebar brand={<Brand branding={branding} />} {...content} />
      <div>
        <TopBar
          lead={
            <>
              <SidebarDrawer>
                <SidebarContent {...content} />
              </SidebarDrawer>
              <Brand branding={branding} compact className="md:hidden" />
            </>
          }
          search={search}
        >
          <NotificationBell />
          {account}
        </TopBar>
        <AppShellMain>{children}</AppShellMain>
      </div>
      {dock && <Dock {...dock} />}
    </div>
  );
}
