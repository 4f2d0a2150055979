"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { can } from "@/lib/permissions/can";
import type { Permission } from "@/lib/permissions/permissions";

/** Whether the user or guest has the permission. Use it only to show or hide something: the server enforces access. */
export function usePermission(permission: Permission): boolean {
  const { user, guest_role } = useBootstrap();
  return can(user ?? guest_role, permission);
}
