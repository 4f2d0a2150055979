import type { ReactNode } from "react";
import { SidebarGroup } from "@/components/layout/sidebar-group";
import type { PlaceGroup } from "@/components/layout/sidebar-place";

type Props = {
  brand: ReactNode;
  /** Which workspace this is. */
  workspace?: ReactNode;
  groups: readonly PlaceGroup[];
  /** At the foot: what is used of the plan. */
  foot?: ReactNode;
};

/** The bar at the side of members' pages; on a phone its content is in the drawer. */
export function Sidebar({ brand, ...content }: Props) {
  return (
    <aside className="side">
      {brand}
      <SidebarContent {...content} />
    </aside>
  );
}

export function SidebarContent({ workspace, groups, foot }: Omit<Props, "brand">) {
  return (
    <>
      {workspace}
      {groups.map((group) => (
        <SidebarGroup key={group.label} {...group} />
      ))}
      {foot && <div className="bottom">{foot}</div>}
    </>
  );
}
