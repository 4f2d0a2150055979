import type { ReactNode } from "react";
import type { NavGroup } from "@/components/layout/nav-item";
import { SidebarGroup } from "@/components/layout/sidebar-group";

type Props = {
  brand?: ReactNode;
  /** The name of the workspace, or the menu that switches workspaces. */
  workspace?: ReactNode;
  groups: readonly NavGroup[];
  /** At the bottom, such as the usage of the plan. */
  footer?: ReactNode;
};

/** The sidebar of the pages for logged-in users. On a phone its content is in the drawer. */
export function Sidebar({ brand, ...content }: Props) {
  return (
    <aside
      tabIndex={-1}
      data-region
      className="sticky top-(--banner-size,0px) h-[calc(100dvh-var(--banner-size,0px))] overflow-y-auto border-e border-line bg-surface px-3 py-3.5 max-md:hidden"
    >
      <SidebarContent brand={brand} {...content} />
    </aside>
  );
}

export function SidebarContent({ brand, workspace, groups, footer }: Props) {
  return (
    <div className="flex min-h-full flex-col gap-4.5 text-control">
      {brand && <div className="flex px-2 py-1.5">{brand}</div>}
      {workspace}
      {groups.map((group) => (
        <SidebarGroup key={group.label} {...group} />
      ))}
      {footer && <div className="mt-auto grid gap-3.5 px-2.5">{footer}</div>}
    </div>
  );
}
