"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { useAccountEntries } from "@/components/layout/use-account-entries";
import { Avatar } from "@/components/ui/avatar";
import type { MenuPanelProps } from "@/components/ui/menu-entry";
import { MenuPanel } from "@/components/ui/menu-panel";
import type { UserJson } from "@/lib/users/schema";

/** The open account menu. */
export function AccountMenuPanel(panel: MenuPanelProps) {
  const { user } = useBootstrap();
  const entries = useAccountEntries();
  return <MenuPanel {...panel} entries={entries} header={user && <Header user={user} />} />;
}

function Header({ user }: { user: UserJson }) {
  return (
    <div className="flex items-center gap-2.5 px-2.5 pt-2 pb-2.5">
      <Avatar name={user.display_name} src={user.avatar} />
      <span className="grid min-w-0">
        <span dir="auto" className="min-w-0 truncate font-semibold">
          {user.display_name}
        </span>
        <bdi className="min-w-0 truncate text-tiny text-muted">{user.email}</bdi>
      </span>
    </div>
  );
}
