"use client";

import { RowScreen } from "@/components/resource/row-screen";
import { RoleFormScreen } from "@/components/roles/role-form-screen";
import { roleResource } from "@/components/roles/role-resource";

/** The page of the role whose id is in the path. */
export function RolePageScreen() {
  return (
    <RowScreen query={roleResource.client.detail}>{(role) => <RoleFormScreen key={role.id} row={role} />}</RowScreen>
  );
}
