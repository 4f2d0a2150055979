"use client";

import { ResourceFormScreen } from "@/components/resource/resource-form-screen";
import { roleForm } from "@/components/roles/role-form";
import { roleResource } from "@/components/roles/role-resource";
import type { RoleJson } from "@/lib/roles/schema";

/** Creates a role if `row` is null, or changes it. */
export function RoleFormScreen({ row }: { row: RoleJson | null }) {
  return <ResourceFormScreen resource={roleResource} fields={roleForm} row={row} />;
}
