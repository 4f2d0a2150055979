"use client";

import { ResourceFormScreen } from "@/components/resource/resource-form-screen";
import { roleForm } from "@/components/roles/role-form";
import { roleResource } from "@/components/roles/role-resource";
import type { RoleJson } from "@/lib/roles/schema";

/** Changes a role, or creates one if `row` is null. */
export function RoleFormScreen({ row }: { row: RoleJson | null }) {
  return <ResourceFormScreen resource={roleResource} fields={roleForm} row={row} />;
}
