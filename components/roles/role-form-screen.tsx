"use client";

import { ResourceFormScreen } from "@/components/resource/resource-form-screen";
import { roleForm } from "@/components/roles/role-form";
import { roleResource } from "@/components/roles/role-resource";
import type { RoleJson } from "@/lib/roles/schema";

/** Makes a role (`row` is null) or changes one. */
export function RoleFormScreen({ row }: { row: RoleJson | null }) {
  return <ResourceFormScreen resource={roleResource} form={roleForm} row={row} />;
}
