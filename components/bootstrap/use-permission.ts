"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { can, type Permission } from "@/lib/permissions/permissions";

/** Whether whoever looks at the page holds the permission. For showing and hiding only: the server decides. */
export function usePermission(permission: Permission): boolean {
  const { user, guest_role } = useBootstrap();
  return can(user ?? guest_role, permission);
}
