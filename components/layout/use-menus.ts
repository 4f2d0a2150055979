"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { menusAt } from "@/lib/menus/policy";
import type { MenuJson } from "@/lib/menus/schema";

/** The menus at a position, with the items that this user may see. A cached page starts with those for guests. */
export function useMenus(position: string): MenuJson[] {
  const { menus, settings, user, guest_role } = useBootstrap();
  const viewer = user ?? { permissions: guest_role.permissions, roles: [guest_role] };
  return menusAt(menus, position, viewer, settings);
}
